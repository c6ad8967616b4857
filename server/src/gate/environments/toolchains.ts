// Toolchains that keep their packages outside of the project: nothing to link, but nothing may be fetched, and builds land in the run's own folder.
import { join } from 'node:path';
import type { Ecosystem } from './environment.ts';

export const toolchains: Ecosystem = {
  id: 'toolchains',
  equip: async ({ tree, caches, checkout, caller, worktree }) => {
    const paths = await tree.list();
    const has = (pattern: RegExp): boolean => [...paths.keys()].some((path) => pattern.test(path));
    const linked: string[] = [];
    for (const folder of ['vendor'] as const) {
      const installed = has(/^(?:composer\.json|Gemfile)$/) && (await checkout.kind(join(caller, folder))) === 'folder';
      if (installed && (await worktree.link(folder, join(caller, folder)))) linked.push(folder);
    }
    return {
      env: {
        ...(has(/(?:^|\/)Cargo\.toml$/)
          ? { CARGO_TARGET_DIR: join(caches, 'cargo'), CARGO_NET_OFFLINE: 'true', CARGO_INCREMENTAL: '0' }
          : {}),
        ...(has(/(?:^|\/)go\.mod$/) ? { GOPROXY: 'off', GOFLAGS: '-mod=readonly', GOTOOLCHAIN: 'local' } : {}),
        ...(has(/\.(?:sln|slnx|csproj|fsproj)$/) ? { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' } : {}),
      },
      linked,
    };
  },
};
