// What of a source depends on where and when it runs.

/** Only a browser has them, or they are the window's. */
const BROWSER = new Set(
  [
    'window self document navigator location history localStorage sessionStorage indexedDB caches matchMedia getComputedStyle screen',
    'devicePixelRatio visualViewport innerWidth innerHeight outerWidth outerHeight scrollX scrollY pageXOffset pageYOffset',
  ]
    .join(' ')
    .split(' '),
);
/** What answers differently each time. */
const PASSING = {
  Date: new Set(['now']),
  Math: new Set(['random']),
  performance: new Set(['now', 'timeOrigin']),
  crypto: new Set(['randomUUID', 'getRandomValues']),
};
const TIMERS = new Set('setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame requestIdleCallback'.split(' '));
const LISTENING = new Set(['on', 'once', 'addListener', 'prependListener', 'prependOnceListener']);

/** Of a date: they read the machine's time zone. */
const LOCAL_PARTS = /^[gs]et(Timezone[oO]ffset|Date|Day|FullYear|Year|Hours|Minutes|Month)$|^to(Date|Time)String$/;
/** They read the machine's time zone unless they are told one. */
const LOCAL_DATES = new Set(['toLocaleDateString', 'toLocaleTimeString']);

/** The expression that a node is the whole of: without casts. */
const whole = (node) => {
  let at = node;
  while (/^(TS(As|NonNull|Satisfies)Expression|ParenthesizedExpression|ChainExpression)$/.test(at.parent.type)) at = at.parent;
  return at;
};

const propertyOf = (member) => (member.computed ? member.property.value : member.property.name);

const isSame = (one, other) => Boolean(one) && one.start === other.start && one.end === other.end;

/** The part of a thing that is taken; null when it is not a part that is. */
const partOf = (node) => {
  const at = whole(node);
  return at.parent.type === 'MemberExpression' && isSame(at.parent.object, at) ? at.parent : null;
};

/** Called, or made by `new`; null when it is neither. */
const callOf = (node) => {
  const at = whole(node);
  const isCall = at.parent.type === 'CallExpression' || at.parent.type === 'NewExpression';
  return isCall && isSame(at.parent.callee, at) ? at.parent : null;
};

/** Names that are taken out of a thing at once, as by `const { localStorage } = globalThis`. */
const namesTaken = (node) => {
  const at = whole(node);
  const { id, init } = at.parent;
  if (at.parent.type !== 'VariableDeclarator' || !isSame(init, at) || id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap(({ key }) => (key ? [key.name] : []));
};

/** True for options that surely name no time zone: none, or written out here without one. */
const lacksTimeZone = (options) =>
  options === undefined ||
  (options.type === 'ObjectExpression' &&
    options.properties.every((property) => property.type !== 'SpreadElement' && property.key?.name !== 'timeZone'));

const isLocalIntl = (part) => {
  const call = callOf(part);
  if (!call) return false;
  return call.arguments.length === 0 || (propertyOf(part) === 'DateTimeFormat' && lacksTimeZone(call.arguments[1]));
};

/** True where a name of the machine is read, or the part of it that changes. @param node what stands for that name */
const isReadAs = (name, node) => {
  if (BROWSER.has(name)) return true;
  const [part, call] = [partOf(node), callOf(node)];
  if (name === 'Intl') return part !== null && isLocalIntl(part);
  // no argument is now; several are parts in the machine's time zone; a call without `new` is now, too
  if (name === 'Date' && call) return call.type === 'CallExpression' || call.arguments.length !== 1;
  return part !== null && Boolean(PASSING[name]?.has(propertyOf(part)));
};

/** Not a value but the type of one. */
const isOfTypes = ({ parent }) => parent.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)Expression$/.test(parent.type);

/** Every place where a source names something of the machine, as the linter's scopes know: what is not declared in the file. */
export const globalsIn = (scope) =>
  [...scope.through, ...scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references)]
    .map(({ identifier }) => identifier)
    .filter((node) => !isOfTypes(node));

/** True for a global that depends on where or when it is read. */
export const isPassing = (node) => {
  if (node.name !== 'globalThis') return isReadAs(node.name, node);
  const part = partOf(node);
  return part === null ? namesTaken(node).some((name) => BROWSER.has(name)) : isReadAs(propertyOf(part), part);
};

/** True for a call that reads the time zone or the language of the machine from what it is called on. */
export const readsMachineTime = ({ callee, arguments: given }) => {
  if (callee.type !== 'MemberExpression') return false;
  const name = propertyOf(callee);
  if (LOCAL_DATES.has(name)) return lacksTimeZone(given[1]);
  return name === 'toLocaleString' ? given.length === 0 : LOCAL_PARTS.test(name);
};

const OF_WINDOW = new Set(['globalThis', 'window', 'self']);

/** True for a global by which a timer is set. */
export const setsTimer = (node) => {
  const part = OF_WINDOW.has(node.name) ? partOf(node) : null;
  return part === null ? TIMERS.has(node.name) && callOf(node) !== null : TIMERS.has(propertyOf(part)) && callOf(part) !== null;
};

/** True for a global by which the process itself is listened to. */
export const listensToProcess = (node) => {
  const process = node.name === 'globalThis' ? partOf(node) : node;
  if (process === null || (process.name ?? propertyOf(process)) !== 'process') return false;
  const part = partOf(process);
  return part !== null && LISTENING.has(propertyOf(part));
};
