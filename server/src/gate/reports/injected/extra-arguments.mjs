// Gives one command-line program more arguments without the tests it runs in the same process seeing them: whoever reads the
// arguments from inside of the named package gets all of them, everyone else the ones that were written. It never throws.
//
//   NODE_OPTIONS="--import=file:///…/extra-arguments.mjs?package=jest-cli&arguments=<JSON>"   `{pid}` becomes the process's number
const query = new URL(import.meta.url).searchParams;
const inside = `/node_modules/${query.get('package')}/`;
const extra = JSON.parse(query.get('arguments') ?? '[]').map((argument) => argument.replace('{pid}', process.pid));
let written = process.argv;

Object.defineProperty(process, 'argv', {
  configurable: true,
  enumerable: true,
  get: () => (isPackage() ? [...written, ...extra] : written),
  set: (value) => {
    written = value;
  },
});
leaveNoTrace();

function isPackage() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 6;
    Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? '');
    const files = new Error('where').stack;
    const caller = Array.isArray(files) ? files.find((file) => file !== '' && !file.includes('/extra-arguments.mjs')) : undefined;
    return caller?.replaceAll('\\', '/').includes(inside) === true;
  } catch {
    return false;
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** What the package starts itself gets no more arguments; a package manager in front of it passes them on. */
function leaveNoTrace() {
  if (!(process.argv[1] ?? '').includes(query.get('program') ?? '')) return;
  const rest = (process.env.NODE_OPTIONS ?? '').split(' ').filter((option) => option !== `--import=${import.meta.url}`);
  if (rest.length === 0) delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = rest.join(' ');
}
