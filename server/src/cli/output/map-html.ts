// The change map as one page without a request: the panel of the editor, with its data inside.
import { panelAssets } from '../../host/panel-assets.ts';
import type { Panel } from '../../model/panel.ts';

export async function renderMapHtml(panel: Panel): Promise<string> {
  const { script, style } = await panelAssets();
  // `<` is written as an escape, so that no text of the change can end the element it stands in.
  const data = JSON.stringify(panel).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${style.digest}'; script-src '${script.digest}'">
<meta name="color-scheme" content="light dark">
<title>Change map · Change Gate</title>
<style>${style.text}</style>
</head>
<body>
<script type="application/json" id="panel">${data}</script>
<script type="module">${script.text}</script>
</body>
</html>
`;
}
