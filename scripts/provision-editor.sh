#!/usr/bin/env bash
# Installs the real editor for the end-to-end tests into a cache folder, from npm alone: no native build, no post-install script.
set -euo pipefail
version=4.139.1
node_version=24.21.0
folder=${CHANGE_GATE_EDITOR:-$HOME/.cache/change-gate-e2e/code-server-$version}
[ -f "$folder/.complete" ] && exit 0

mkdir -p "$folder"
cd "$folder"
install() { npm install --ignore-scripts --no-audit --no-fund --omit=dev --loglevel=error "$@"; }
[ -f package.json ] || echo '{"private":true}' > package.json
install "node@$node_version"
# The package `node` unpacks its binary in a script; its platform package holds it. A later install may take it away again.
place_node() {
  local binary="$folder/node_modules/node/bin/node"
  [ -x "$binary" ] && return
  mkdir -p "$(dirname "$binary")"
  cp "$folder/node_modules/$platform/bin/node" "$binary"
}
platform=$(node -p '`node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`')
install "$platform@$node_version"
place_node
export PATH="$PWD/node_modules/node/bin:$PATH"
install "code-server@$version"
place_node

cd node_modules/code-server/lib/vscode
install
(cd bin/remote-cli && ln -sf code-linux.sh code-server)
(cd bin/helpers && ln -sf browser-linux.sh browser.sh)
(cd extensions && install)

# Fewer built-in extensions: less memory, the same editor.
mkdir -p extensions-slim
for name in git git-base configuration-editing theme-defaults theme-seti javascript typescript-basics python go rust java csharp cpp ruby php swift shellscript yaml json html docker make; do
  [ -d "extensions/$name" ] && cp -r "extensions/$name" extensions-slim/
done
place_node
"$folder/node_modules/node/bin/node" --version >/dev/null
touch "$folder/.complete"
