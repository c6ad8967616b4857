// What the rules on tools' configuration say of themselves.
import type { Rule } from '../../model/rule.ts';

const policy = 'A team that decided so can lower or switch off the rule in `.change-gate.yml`, which is read from base.';

export const rules: readonly Rule[] = [
  {
    id: 'config/lint-loosened',
    severity: 'error',
    title: 'Linter configured to report less',
    saw: 'A rule turned off or down, an ignore list or a baseline that grew, a linter flag that lets more through.',
    why: 'Code that failed the linter passes now although nobody changed the code, in this change and in every later one.',
    fix: 'Fix what the linter reports. Where one place is a real exception, silence that place, by rule name and with a reason.',
    fine: `A rule that is wrong for the whole project, or that another tool has taken over, decided on its own and not next to the code it would have stopped. ${policy}`,
  },
  {
    id: 'config/types-loosened',
    severity: 'error',
    title: 'Type checker configured to check less',
    saw: 'A strict option switched off or removed, files excluded, an error code disabled, a level lowered, a type baseline that grew.',
    why: 'Every file the option covered is checked less from now on, not only the one that did not compile.',
    fix: 'Give the values their types, or narrow the exception to the one expression that needs it.',
    fine: `A step of a migration that says where it ends, or an option the compiler has made the default. ${policy}`,
  },
  {
    id: 'config/coverage-loosened',
    severity: 'error',
    title: 'Coverage demanded less',
    saw: 'A threshold lowered or removed, files left out of the count, enforcement switched off.',
    why: 'The number stays green while less of the code is run by any test.',
    fix: 'Test the lines that are missing, or delete them.',
    fine: `Code that cannot run under test, such as generated or platform code, left out by name. ${policy}`,
  },
  {
    id: 'config/tests-excluded',
    severity: 'error',
    title: 'Tests left out by configuration',
    saw: 'A path, mark or name pattern by which the runner no longer collects tests it used to run.',
    why: 'The tests still stand in the tree and look alive, but nothing runs them.',
    fix: 'Repair the tests, or delete them in the open and say why.',
    fine: `Tests moved to another runner or another job that does run them. ${policy}`,
  },
];
