// Hides environment variables by which a program can tell that it is tested from the project's own code; the runner and every
// installed package still see them. Loaded into each Node process of a perturbed rerun; it depends on nothing and never throws.
//
//   NODE_OPTIONS="--import=file:///…/hide-test-markers.mjs?NODE_TEST_CONTEXT,VITEST"
const hidden = new Set(new URL(import.meta.url).search.slice(1).split(',').filter(Boolean));
const real = process.env;
delete real.CHANGE_GATE_HIDE;

process.env = new Proxy(real, {
  get: (target, name) => (isHidden(name) ? undefined : Reflect.get(target, name)),
  // A plain assignment; the default would define a property, which the environment refuses.
  set: (target, name, value) => {
    target[name] = value;
    return true;
  },
  has: (target, name) => !isHidden(name) && Reflect.has(target, name),
  ownKeys: (target) => (isOwnCode() ? Reflect.ownKeys(target).filter((name) => !hidden.has(name)) : Reflect.ownKeys(target)),
  getOwnPropertyDescriptor: (target, name) => (isHidden(name) ? undefined : Reflect.getOwnPropertyDescriptor(target, name)),
});

function isHidden(name) {
  return hidden.has(name) && isOwnCode();
}

/** Whether the nearest caller outside of this file is neither Node itself nor an installed package. */
function isOwnCode() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 10;
    Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? '');
    const files = new Error('where').stack;
    const caller = Array.isArray(files) ? files.find((file) => file !== '' && !file.includes('/hide-test-markers.mjs')) : undefined;
    return caller !== undefined && !caller.startsWith('node:') && !caller.includes('/node_modules/');
  } catch {
    return false;
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
  }
}
