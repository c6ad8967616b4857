// A sentence of ours, in which code stands between backticks.

export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split(/`([^`]*)`/).map((part, at) =>
        at % 2 === 1 ? (
          <code key={at} class="mono">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </>
  );
}
