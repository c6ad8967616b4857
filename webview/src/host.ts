// The door to whoever shows the panel: the editor, or a page that holds one panel and nothing else. The only user of `acquireVsCodeApi`.
import { type FromPanel, panelSchema, type ToPanel, toPanelSchema } from '@change-gate/server/protocol';

/** What stays when the panel is hidden or the editor restarts. */
export interface Kept {
  readonly mode?: 'map' | 'list';
  readonly query?: string;
  readonly selected?: string | undefined;
  readonly expanded?: readonly string[];
  /** How far the map is scrolled, and its scale; fitted to its frame where absent. */
  readonly view?: { readonly left: number; readonly top: number; readonly scale: number } | undefined;
}

type Message = FromPanel extends infer Each ? (Each extends { version: 1 } ? Omit<Each, 'version'> : never) : never;

export interface Host {
  /** False on a page of its own: there is nothing to open and nothing to run. */
  readonly acts: boolean;
  send(message: Message): void;
  onMessage(listener: (message: ToPanel) => void): void;
  keep(state: Kept): void;
  kept(): Kept;
}

declare function acquireVsCodeApi(): { postMessage(message: unknown): void; getState(): unknown; setState(state: unknown): void };

export function connectHost(): Host {
  return 'acquireVsCodeApi' in globalThis ? editorHost() : pageHost();
}

function editorHost(): Host {
  const editor = acquireVsCodeApi();
  return {
    acts: true,
    send: (message) => editor.postMessage({ version: 1, ...message }),
    onMessage: (listener) =>
      addEventListener('message', (event: MessageEvent<unknown>) => {
        const parsed = toPanelSchema.safeParse(event.data);
        if (parsed.success) listener(parsed.data);
      }),
    keep: (state) => editor.setState(state),
    kept: () => (editor.getState() ?? {}) as Kept,
  };
}

function pageHost(): Host {
  let kept: Kept = {};
  return {
    acts: false,
    send: () => undefined,
    onMessage: (listener) => {
      const panel = panelSchema.safeParse(JSON.parse(document.getElementById('panel')?.textContent ?? 'null'));
      if (panel.success) listener({ version: 1, type: 'panel', panel: panel.data });
    },
    keep: (state) => (kept = state),
    kept: () => kept,
  };
}
