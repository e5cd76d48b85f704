// Every file of tests has a context of its own, and Jest compiles each module anew in each. V8 can run one compiled script in many contexts:
// a worker keeps what it compiled, along with the functions that were compiled while it ran.
const vm = require('node:vm');

const { compileFunction } = vm;
/** What this worker compiled, by the name of the file; its source tells whether it is the same still. */
const compiled = new Map();
// an import inside belongs to the runtime that asked, which is another one for each file of tests
const imports = (code) => /\bimport\b\s*[(.]/.test(code);

/** As Jest calls it, whose `parsingContext` is the context of the file of tests. */
vm.compileFunction = (code, parameters, options) => {
  if (options?.parsingContext === undefined) return compileFunction(code, parameters, options);
  const key = `${options.filename}(${parameters.join()})`;
  let known = compiled.get(key);
  if (known?.code !== code) {
    const head = `(function (${parameters.join()}) {`;
    const whole = { filename: options.filename, columnOffset: -head.length };
    known = { code, script: imports(code) ? null : new vm.Script(`${head}${code}\n})`, whole) };
    compiled.set(key, known);
  }
  return known.script === null ? compileFunction(code, parameters, options) : known.script.runInContext(options.parsingContext);
};
