// Rules for what a browser and a server draw alike: a component's and a hook's body takes nothing of where and when it runs.

/** Only a browser has them. */
const BROWSER = new Set(
  'window document navigator location history localStorage sessionStorage indexedDB matchMedia innerWidth innerHeight'.split(' '),
);
/** What answers differently each time. */
const PASSING = {
  Date: new Set(['now']),
  Math: new Set(['random']),
  performance: new Set(['now']),
  crypto: new Set(['randomUUID', 'getRandomValues']),
};

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

const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

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

/** What runs a node: `'drawing'`, the name of a function that may, or null: nothing that draws. */
const runnerOf = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (!isFunction(at)) continue;
    const id = named(at);
    if (isRenderMethod(at) || (id?.type === 'Identifier' && DRAWN.test(id.name))) return 'drawing';
    if (id?.type === 'Identifier') return id;
    if (!runsAtOnce(at)) return null;
  }
  return null;
};

/** True where a global itself is meant, or the part of it that changes. */
const isImpure = ({ name, parent, ...node }) => {
  if (BROWSER.has(name)) return true;
  if (name === 'Date' && parent.type === 'NewExpression') return parent.callee.start === node.start && parent.arguments.length === 0;
  return parent.type === 'MemberExpression' && parent.object.start === node.start && Boolean(PASSING[name]?.has(parent.property.name));
};

const isOfTypes = ({ parent }) => parent.type.startsWith('TS');

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

/** Nothing of the window, storage, clock or chance while drawing: effects, handlers and snapshots of external stores may. */
const pure = {
  meta: { type: 'problem' },
  create: (context) => ({
    'Program:exit': (program) => {
      const { sourceCode } = context;
      const scope = sourceCode.getScope(program);
      const globals = [
        ...scope.through,
        ...scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references),
      ];
      const found = new Set(globals.map(({ identifier }) => identifier).filter((node) => !isOfTypes(node) && isImpure(node)));
      // a helper of the same file that takes something of the sort hands it on to whoever calls it
      for (const node of found) {
        const runner = runnerOf(node);
        if (runner === null) continue;
        if (runner === 'drawing') {
          context.report({
            node,
            message: `\`${node.name}\` differs between server and browser, or from one time to the next: not while drawing.`,
          });
          continue;
        }
        for (const { identifier } of variableOf(sourceCode, runner)?.references ?? []) if (isRun(identifier)) found.add(identifier);
      }
    },
  }),
};

/** A server draws too: it has no snapshot but the one that it is given. */
const serverSnapshot = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression: (node) => {
      if (calledName(node) !== 'useSyncExternalStore' || node.arguments.length > 2) return;
      context.report({ node, message: 'A server cannot draw an external store that has no server snapshot (third argument).' });
    },
  }),
};

export default { meta: { name: 'rendering' }, rules: { pure, 'server-snapshot': serverSnapshot } };
