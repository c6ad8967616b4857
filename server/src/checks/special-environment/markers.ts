// How code can tell that it is being tested, as patterns on code by language. Adding a marker is adding a row.

export interface Marker {
  /** As a person would name it, after “asks”. */
  readonly name: string;
  readonly languages: RegExp;
  readonly pattern: RegExp;
}

const script = /^(?:(?:java|type)script(?:react)?|vue|svelte|html)$/;
const environment =
  'NODE_TEST_CONTEXT|VITEST(?:_WORKER_ID|_POOL_ID|_MODE)?|JEST_WORKER_ID|JEST|MOCHA\\w*|PLAYWRIGHT_TEST\\w*|CYPRESS|AVA_\\w+|TAP|IS_TEST|IN_TEST|TESTING|TEST|TEST_ENV|UNDER_TEST|PYTEST_CURRENT_TEST|PYTEST_VERSION|PYTEST_XDIST_WORKER|RUNNING_TESTS?|UNIT_TEST\\w*|XCTestConfigurationFilePath|XCTestBundlePath|PHPUNIT_\\w+|RUST_TEST_THREADS|NEXTEST|GO_TEST|BUN_TEST|DENO_TEST|TESTING_MODE|TEST_MODE';

export const markers: readonly Marker[] = [
  {
    name: 'NODE_ENV for “test”',
    languages: script,
    pattern:
      /(?:process\.env|import\.meta\.env|env)(?:\.|\??\.?\[\s*['"])(?:NODE_ENV|MODE|BUN_ENV|DENO_ENV|APP_ENV)(?:['"]\s*\])?\s*[!=]==?\s*['"`]test(?:ing)?['"`]/g,
  },
  { name: 'NODE_ENV for “test”', languages: script, pattern: /(?<![\w.])(?:NODE_ENV|nodeEnv)\s*[!=]==?\s*['"`]test['"`]/g },
  {
    name: 'a variable of the test runner',
    languages: script,
    pattern: new RegExp(
      `(?:process\\.env|import\\.meta\\.env|(?<![\\w.])env)(?:\\??\\.|(?:\\?\\.)?\\[\\s*['"])(?:${environment})\\b(?:['"]\\s*\\])?`,
      'g',
    ),
  },
  {
    name: 'whether a test framework is loaded',
    languages: script,
    pattern:
      /typeof\s+(?:\(?globalThis(?: as any\))?\.)?(?:jest|vitest|vi|describe|it|test|expect|mocha|cy|Cypress|jasmine|beforeEach)\b\s*[!=]==?\s*['"`](?:undefined|function|object)['"`]/g,
  },
  {
    name: 'whether a test framework is loaded',
    languages: script,
    pattern:
      /\b(?:globalThis|global|window)(?:\s+as\s+any\))?\??\.(?:jest|vitest|__vitest_worker__|__vitest_environment__|mocha|Cypress|jasmine|__karma__|__coverage__)\b(?!\s*=[^=])|['"](?:jest|vitest|vi|mocha|Cypress|jasmine|__vitest_worker__)['"]\s+in\s+(?:globalThis|global|window)\b/g,
  },
  {
    name: 'for the script that runs the tests',
    languages: script,
    pattern: /process\.env\.npm_lifecycle_event\s*={2,3}\s*['"`]test\w*['"`]/g,
  },
  {
    name: 'whether something is a mock',
    languages: script,
    pattern: /\b(?:\w+\.)?_isMockFunction\b|\b(?:jest|vi)\.isMockFunction\(/g,
  },
  {
    name: 'the command line for a test runner',
    languages: script,
    pattern:
      /\/[^/\n]*\b(?:jest|vitest|mocha|karma)\b[^/\n]*\/[a-z]*\.test\(\s*process\.argv[^)]*\)|process\.(?:argv|execArgv)\b[^;{}]{0,80}?(?:jest|vitest|mocha|--test\b|node:test|playwright|ava\b|karma)[^;{}\n]{0,20}?['"`/]\)*/g,
  },
  {
    name: 'the main module for a test runner',
    languages: script,
    pattern: /require\.main(?:\?\.|\.)filename[^;{}\n]{0,60}(?:jest|vitest|mocha|test)[^;{}\n]{0,12}['"`/]\)*/g,
  },
  {
    name: 'whether pytest or unittest is loaded',
    languages: /^python$/,
    pattern:
      /["'](?:pytest|_pytest|unittest|nose|doctest)["']\s+(?:not\s+)?in\s+(?:sys\.)?modules\b|sys\.modules\.get\(\s*["'](?:pytest|_pytest|unittest|nose)["']\s*\)/g,
  },
  {
    name: 'a variable of the test runner',
    languages: /^python$/,
    pattern: new RegExp(
      `(?:["'](?:${environment})["']\\s+(?:not\\s+)?in\\s+(?:os\\.)?environ\\b|(?:os\\.)?environ(?:\\.get\\(\\s*|\\[\\s*)["'](?:${environment})["']\\s*(?:,[^)\\n]*)?[)\\]]|(?:os\\.)?getenv\\(\\s*["'](?:${environment})["'][^)\\n]*\\))`,
      'g',
    ),
  },
  {
    name: 'the command line for a test runner',
    languages: /^python$/,
    pattern:
      /["'](?:py\.?test|unittest|test|nose\w*)["']\s+in\s+sys\.argv(?:\[0\])?|sys\.argv(?:\[0\])?[^\n]{0,30}["'][^"'\n]*(?:py\.?test|unittest)[^"'\n]*["']\)?|any\([^\n]{0,60}(?:pytest|unittest)[^\n]{0,40}sys\.argv[^\n)]*\)/g,
  },
  {
    name: 'a mark that tests set',
    languages: /^python$/,
    pattern:
      /hasattr\(\s*sys\s*,\s*["']_called_from_test["']\s*\)|getattr\(\s*sys\s*,\s*["']_called_from_test["'][^)\n]*\)|\bsys\._called_from_test\b(?!\s*=[^=])|\bsettings\.TESTING\b|\bapp\.config(?:\.get\(\s*|\[\s*)["']TESTING["']/g,
  },
  {
    name: 'whether `go test` runs it',
    languages: /^go$/,
    pattern:
      /\btesting\.Testing\(\)|\bflag\.Lookup\(\s*"test\.[\w.]+"\s*\)|strings\.(?:HasSuffix|Contains|HasPrefix)\(\s*(?:filepath\.Base\()?os\.Args\[0\]\)?\s*,\s*"[^"\n]*test[^"\n]*"\s*\)/g,
  },
  {
    name: 'a variable of the test runner',
    languages: /^go$/,
    pattern: new RegExp(`os\\.(?:Getenv|LookupEnv)\\(\\s*"(?:${environment})"\\s*\\)`, 'g'),
  },
  { name: 'whether it is compiled for tests', languages: /^rust$/, pattern: /\bcfg!\(\s*test\s*\)/g },
  {
    name: 'a variable of the test runner',
    languages: /^rust$/,
    pattern: new RegExp(`(?:std::)?env::var(?:_os)?\\(\\s*"(?:${environment})"\\s*\\)`, 'g'),
  },
  {
    name: 'for the test environment',
    languages: /^(?:ruby|erb)$/,
    pattern:
      /\b(?:Rails|Hanami|Sinatra::Application|Padrino)\.env\.test\?|\bRails\.env\s*==\s*["']test["']|\bdefined\?\s*\(?\s*(?:::)?(?:RSpec|Minitest|Test::Unit)\b\s*\)?|\bENV(?:\[|\.fetch\(|\.key\?\()\s*["'](?:RAILS_ENV|RACK_ENV|APP_ENV)["'](?:\]|[^)\n]*\))\s*==\s*["']test["']/g,
  },
  {
    name: 'a variable of the test runner',
    languages: /^ruby$/,
    pattern: new RegExp(`\\bENV(?:\\[|\\.fetch\\(|\\.key\\?\\()\\s*["'](?:${environment})["']\\s*(?:,[^)\\n]*)?[\\])]`, 'g'),
  },
  {
    name: 'whether PHPUnit runs it',
    languages: /^php$/,
    pattern:
      /\bdefined\(\s*['"](?:PHPUNIT_\w+|__PHPUNIT_\w+|TESTING)['"]\s*\)|\b(?:app\(\)->|App::|\$this->app->|\$app->)runningUnitTests\(\)|\bclass_exists\(\s*\\?(?:['"]\\*PHPUnit[^'"\n]*['"]|PHPUnit\\\\?[\w\\]+::class)[^)\n]*\)|\bgetenv\(\s*['"](?:APP_ENV|SYMFONY_ENV)['"]\s*\)\s*={2,3}\s*['"]test(?:ing)?['"]|\bapp\(\)->environment\(\s*['"]testing['"]\s*\)/g,
  },
  {
    name: 'a variable of the test runner',
    languages: /^php$/,
    pattern: new RegExp(`(?:getenv\\(\\s*|\\$_(?:ENV|SERVER)\\[\\s*)['"](?:${environment})['"]\\s*[)\\]]`, 'g'),
  },
  {
    name: 'whether a test framework is loaded',
    languages: /^(?:java|kotlin|scala|groovy)$/,
    pattern: /\b(?:Class\.forName|loadClass)\(\s*"(?:org\.junit|org\.testng|org\.scalatest|io\.kotest|junit\.)[\w.$]*"/g,
  },
  {
    name: 'the class path for a test framework',
    languages: /^(?:java|kotlin|scala|groovy)$/,
    pattern: /\bgetProperty\(\s*"java\.class\.path"\s*\)[^;{}\n]{0,40}"[^"\n]*(?:junit|surefire|testng|kotest)[^"\n]*"\s*\)/g,
  },
  {
    name: 'a variable of the test runner',
    languages: /^(?:java|kotlin|scala|groovy)$/,
    pattern: new RegExp(
      `\\bSystem\\.(?:getenv|getProperty)\\(\\s*"(?:${environment}|surefire\\.[\\w.]+|org\\.gradle\\.test\\.worker)"\\s*\\)`,
      'g',
    ),
  },
  {
    name: 'whether a test framework is loaded',
    languages: /^(?:csharp|fsharp)$/,
    pattern:
      /\bGetAssemblies\(\)[^;{}]{0,160}?"(?:xunit|nunit|mstest|microsoft\.visualstudio\.testplatform|testhost)[^"\n]*"[^;{}\n]{0,40}?\)+|\bUnitTestDetector\.\w+/gi,
  },
  {
    name: 'a variable of the test runner',
    languages: /^csharp$/,
    pattern: new RegExp(`\\bEnvironment\\.GetEnvironmentVariable\\(\\s*"(?:${environment})"\\s*\\)`, 'g'),
  },
  {
    name: 'whether XCTest is loaded',
    languages: /^(?:swift|objective-c)$/,
    pattern:
      /\bNSClassFromString\(\s*@?"XCTest\w*"\s*\)|\bProcessInfo\.processInfo\.environment\[\s*"(?:XCTest\w+|XCInjectBundle\w*|IS_TEST|TESTING|UNIT_TESTS?)"\s*\]/g,
  },
  {
    name: 'a variable of the test runner',
    languages: /^(?:c|cpp|objective-c)$/,
    pattern: new RegExp(`\\b(?:std::)?(?:secure_)?getenv\\(\\s*"(?:${environment}|GTEST_\\w+)"\\s*\\)`, 'g'),
  },
  { name: 'for the test environment', languages: /^elixir$/, pattern: /\bMix\.env(?:\(\))?\s*==\s*:test\b/g },
];

/** Words, one of which is in every text that a marker can match: a text without them is not parsed. */
export const hints =
  /test|pytest|jest|vitest|mocha|rspec|phpunit|junit|karma|cypress|ava_|\bTAP\b|unittest|nunit|playwright|typeof\s+(?:it|describe|expect|vi|cy)|_coverage_|nextest|jasmine|nose|UnitTestDetector|minitest|isMockFunction|xunit|\bvi\b/i;
