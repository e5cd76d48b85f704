// Jest compiles each module anew for each file of tests. V8 can run one compiled script many times, in many contexts: a worker keeps what it
// compiled, along with the functions that were compiled while it ran.
const vm = require('node:vm');

const { compileFunction } = vm;
/** What this worker compiled, by the name of the file; its source tells whether it is the same still. */
const compiled = new Map();
/** Environments without a context of their own. */
const here = new WeakSet();
// an import inside belongs to the runtime that asked, which is another one for each file of tests
const imports = (code) => /\bimport\b\s*[(.]/.test(code);

/** As Jest calls it, whose `parsingContext` is the context of the file of tests. */
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) => {
  const own = parsingContext === undefined || here.has(parsingContext) ? {} : { parsingContext };
  if (parsingContext === undefined) return compileFunction(code, parameters, options);
  const key = `${options.filename}(${parameters.join()})`;
  let known = compiled.get(key);
  if (known?.code !== code) {
    const head = `(function (${parameters.join()}) {`;
    const whole = { filename: options.filename, columnOffset: -head.length };
    known = { code, script: imports(code) ? null : new vm.Script(`${head}${code}\n})`, whole) };
    compiled.set(key, known);
  }
  if (known.script === null) return compileFunction(code, parameters, { ...options, ...own });
  return own.parsingContext === undefined ? known.script.runInThisContext() : known.script.runInContext(parsingContext);
};

/** Lets an environment of Jest that stands for the worker's own context be given as a context. */
exports.compileHere = (environment) => here.add(environment);
