// oxlint-disable eslint/no-underscore-dangle -- jsdom names so what it keeps for itself
// To find a field by its label, a test asks each field of a page for its labels, and jsdom looks for them through the whole page: once for the
// field, and once more for each label. Here one walk answers for all, until the page changes; which label belongs to which field is as it was.
require('jsdom');
const forms = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');

const isElement = (node) => node.nodeType === 1;
const isLabel = (node) => isElement(node) && node._localName === 'label' && 'control' in node;

/** @returns {{ version: number, controls: Map<object, object | null>, labels: Map<object, object[]> }} */
const look = (root) => {
  const ids = new Map();
  const found = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    if (!isElement(node)) continue;
    const id = node.getAttributeNS(null, 'id');
    if (id !== null && !ids.has(id)) ids.set(id, node);
    if (isLabel(node)) found.push(node);
  }
  const [controls, labels] = [new Map(), new Map()];
  for (const label of found) {
    const control = controlOf(label, ids);
    controls.set(label, control);
    if (control !== null) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return { version: root._version, controls, labels };
};

/** As HTML says: whom `for` names, when that can be labelled; the first inside without it. */
const controlOf = (label, ids) => {
  const name = label.getAttributeNS(null, 'for');
  if (name !== null) {
    const named = name === '' ? undefined : ids.get(name);
    return named !== undefined && forms.isLabelable(named) ? named : null;
  }
  for (const inside of domSymbolTree.treeIterator(label)) if (forms.isLabelable(inside)) return inside;
  return null;
};

const looks = new WeakMap();
/** What was found below the root; jsdom counts its version up with each change of an attribute or a node in it. */
const lookOnce = (root) => {
  let known = looks.get(root);
  if (known?.version !== root._version) looks.set(root, (known = look(root)));
  return known;
};

const labelsOf = (labelable) => {
  if (!forms.isLabelable(labelable)) return null;
  if (!labelable._labels) {
    const root = labelable.getRootNode({});
    const query = () => lookOnce(root).labels.get(labelable) ?? [];
    labelable._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
  }
  return labelable._labels;
};

const answer = (element, name, get) => {
  const { implementation } = require(`jsdom/lib/jsdom/living/nodes/HTML${element}Element-impl.js`);
  Object.defineProperty(implementation.prototype, name, { ...Object.getOwnPropertyDescriptor(implementation.prototype, name), get });
};
for (const element of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  answer(element, 'labels', function labels() {
    return labelsOf(this);
  });
}
answer('Label', 'control', function control() {
  return lookOnce(this.getRootNode({})).controls.get(this) ?? null;
});
