// What a tool's configuration means, as data: which files, which keys, and which direction is looser. A new tool starts here.
import type { Format } from '../config-readers/read.ts';

export type ConfigRule =
  | 'config/lint-loosened'
  | 'config/types-loosened'
  | 'config/coverage-loosened'
  | 'config/tests-excluded'
  | 'config/ci-nonblocking'
  | 'config/hooks-bypassed';

/** How a value can get looser. */
export type Looser =
  | { readonly by: 'false'; readonly absent?: boolean }
  | { readonly by: 'true'; readonly absent?: boolean }
  | { readonly by: 'lower'; readonly absent?: 'none' }
  | { readonly by: 'higher'; readonly absent?: 'none' }
  /** Words from the loosest to the strictest; synonyms share an array. `absent` names the one that holds where the key is missing. */
  | { readonly by: 'level'; readonly scale: readonly (readonly string[])[]; readonly absent?: string }
  /** A list, a map's keys or a text that lists: more of it, or less of it, means less is checked. */
  | {
      readonly by: 'grown';
      readonly items: 'names' | 'globs' | 'patterns';
      /** Only items with this mark in front loosen. */ readonly only?: string;
    }
  | { readonly by: 'shrunk'; readonly items: 'names' | 'globs' | 'patterns' }
  /** An entry that loosens by being there, such as a `<suppress>` element. */
  | { readonly by: 'added' }
  /** An entry whose removal loosens. */
  | { readonly by: 'removed' }
  /** Command-line flags in a text; the tool's own flags say which of them loosen. */
  | { readonly by: 'flags' };

export interface Setting {
  readonly rule: ConfigRule;
  /** Key pattern from the tool's root; see `findPlaces`. */
  readonly at: string;
  readonly looser: Looser;
  /** What is no longer checked, as a sentence; `{name}` is the key or the items. */
  readonly says: string;
  /** The act as a sentence, where key and value alone say too little; `{value}` is the value, `{parent}` the key around it. */
  readonly act?: string;
  /** Counts in a file the change adds too: it turns something off that would run without it. */
  readonly evenNew?: true;
  /** Key pattern of a boolean that already demands this one. */
  readonly impliedBy?: string;
  /** Key pattern of a boolean by which base already said the same. */
  readonly saidBy?: string;
  /** Items that went out of use, by what took their place: nothing, or one of these where it is in the list. */
  readonly successors?: Readonly<Record<string, readonly string[]>>;
  /** Warning where the loss is smaller or often intended. */
  readonly severity?: 'warning' | 'info';
}

export interface ToolFile {
  /** Globs on the whole path. */
  readonly paths: readonly string[];
  readonly format: Format;
  /** Keys from the file's root to the tool's settings, joined with dots. */
  readonly root?: string;
}

export interface Flag {
  readonly flag: string;
  readonly rule: ConfigRule;
  readonly looser: 'added' | 'removed' | 'lower' | 'higher';
  readonly says: string;
  /** Only with a value that matches. */
  readonly value?: RegExp;
  /** Only behind this word of the command line, such as `--`. */
  readonly behind?: string;
  readonly severity?: 'warning' | 'info';
}

export type CommandKind = 'lint' | 'types' | 'tests' | 'security' | 'build' | 'hooks';

export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly kind: CommandKind | 'coverage';
  readonly files: readonly ToolFile[];
  readonly settings: readonly Setting[];
  /** Key whose value names another file of the same kind whose settings hold here too. */
  readonly inherits?: string;
  /** Beginnings of command lines that run it, such as `eslint` or `cargo clippy`. */
  readonly commands?: readonly string[];
  readonly flags?: readonly Flag[];
}
