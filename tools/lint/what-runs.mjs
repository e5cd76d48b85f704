// What of a source runs when: while a component draws, when its file is loaded, or later.

/** A component or a hook. */
const DRAWN = /^(use[A-Z]|[A-Z][A-Za-z0-9]*[a-z])/;
/** They run what they are given while they draw. */
const HOOKS = new Set(['useState', 'useReducer', 'useMemo']);
const METHODS = new Set(
  'map filter flatMap find findLast findIndex some every reduce forEach sort toSorted from flat join replace replaceAll'.split(' '),
);
/** Their argument is the component. */
const WRAPPERS = new Set(['memo', 'forwardRef']);

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

export const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** The call that a function is an argument of, and which one; null when it is none. */
const givenTo = (node) => {
  const { parent } = node;
  const place = parent.type === 'CallExpression' ? parent.arguments.indexOf(node) : -1;
  return place < 0 ? null : { name: calledName(parent), isMethod: parent.callee.type === 'MemberExpression', place };
};

/** True for a function that is run where it stands, or by what it is given to at once. */
const runsAtOnce = (node) => {
  if (node.parent.type === 'CallExpression' && node.parent.callee === node) return true;
  const given = givenTo(node);
  if (!given) return false;
  if (given.name === 'useSyncExternalStore') return given.place === 2;
  return HOOKS.has(given.name) || (given.isMethod && METHODS.has(given.name));
};

const named = (node) => {
  const { parent } = node;
  if (node.id) return node.id;
  if (parent.type === 'VariableDeclarator') return parent.id;
  return WRAPPERS.has(givenTo(node)?.name) && parent.parent.type === 'VariableDeclarator' ? parent.parent.id : null;
};

const isRenderMethod = ({ parent }) => parent.type === 'MethodDefinition' && parent.key.name === 'render';

/** What runs a node: `'drawing'`, `'loading'` of its file, the name of a function that may, or null: something later. */
const runnerOf = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (!isFunction(at)) continue;
    const id = named(at);
    if (isRenderMethod(at) || (id?.type === 'Identifier' && DRAWN.test(id.name))) return 'drawing';
    if (id?.type === 'Identifier') return id;
    if (!runsAtOnce(at)) return null;
  }
  return 'loading';
};

const variableOf = (sourceCode, id) => {
  for (let scope = sourceCode.getScope(id); scope; scope = scope.upper) {
    const variable = scope.set.get(id.name);
    if (variable) return variable;
  }
  return null;
};

/** True where a function is called, or given to what calls it at once. */
const isRun = (identifier) =>
  (identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier) || runsAtOnce(identifier);

/**
 * Where nodes are run by one of the given: a helper of the same file that has such a node hands it on to whoever calls it.
 * @param runners some of `'drawing'` and `'loading'`
 * @returns the nodes themselves, or the calls of such helpers
 */
export const runBy = (sourceCode, nodes, runners) => {
  const found = new Set(nodes);
  const run = [];
  for (const node of found) {
    const runner = runnerOf(node);
    if (runners.includes(runner)) run.push(node);
    if (runner === null || typeof runner === 'string') continue;
    for (const { identifier } of variableOf(sourceCode, runner)?.references ?? []) if (isRun(identifier)) found.add(identifier);
  }
  return run;
};
