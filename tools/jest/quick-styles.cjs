// oxlint-disable eslint/no-underscore-dangle -- jsdom names so what it keeps for itself
// To find something by its role, a test asks for the style of every element of a page, again after each change. What it wants to know is whether
// the element is shown; jsdom answers with a whole declaration each time: every rule of its sheet tried on the element, and every colour resolved.
// The answers here are jsdom's own, but each is worked out when it is asked for, and no rule is tried on an element of another name.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Names of elements that the selector can match at all, in small letters; null when it names none. */
const namesIn = (selector) => {
  const names = new Set();
  const bare = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\([^()]*\)/g, '');
  if (/[\\"'()[\]]/.test(bare)) return null;
  for (const one of bare.split(',')) {
    const last = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const name = /^[a-z][\w-]*/i.exec(last)?.[0];
    if (name === undefined) return null;
    names.add(name.toLowerCase());
  }
  return names;
};

const { matchesDontThrow } = selectors;
const known = new Map();
// before what works out styles is loaded, which takes it from there
selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return matchesDontThrow(element, selector);
  let names = known.get(selector);
  if (names === undefined) known.set(selector, (names = namesIn(selector)));
  return (names === null || names.has(element._localName.toLowerCase())) && matchesDontThrow(element, selector);
};

require('jsdom');
const { getDeclarationForElement, getResolvedValue } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

const display = (element) => getDeclarationForElement(element).getPropertyValue('display');
const visibility = (element) => getResolvedValue(element, 'visibility');
const pointerEvents = (element) => getResolvedValue(element, 'pointer-events');
/** What is asked of every element, under each of its names. */
const QUICK = new Map(Object.entries({ display, visibility, pointerEvents, 'pointer-events': pointerEvents }));

/** Gives the window styles that are worked out when they are asked for. */
exports.quickStyles = (window) => {
  const wholeStyle = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const inside = element === null || typeof element !== 'object' ? null : implForWrapper(element);
    if (!inside?._localName || pseudo) return wholeStyle(element, pseudo);
    let made;
    const whole = () => (made ??= wholeStyle(element));
    const getPropertyValue = (name) => QUICK.get(name)?.(inside) ?? whole().getPropertyValue(name);
    return new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        const quick = QUICK.get(name);
        if (quick !== undefined) return quick(inside);
        const value = whole()[name];
        return typeof value === 'function' ? value.bind(whole()) : value;
      },
      has: (_, name) => name in whole(),
      set: (_, name, value) => Reflect.set(whole(), name, value),
    });
  };
};
