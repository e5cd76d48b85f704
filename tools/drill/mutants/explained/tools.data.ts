import type { Explained } from './explained.js';

const COMPARE = 'tools/checks/contract/compare.rules.ts';
const SHAPE = 'tools/checks/contract/shape.rules.ts';
const BUDGET = 'tools/release/budget.rules.ts';
const NAVIGATION = 'tools/release/navigation.rules.ts';
const PUBLISH = 'tools/release/publish-checks.rules.ts';

const NO_SUCH_NAME = '["Stryker was here"]';
const OF_THE_REPORT = 'Both reports are written by report.mjs, in which no other line has this shape; `.*` ends with its line by itself.';
const NO_FILE = 'Files are told apart by how their names end, and this is the name of none.';

export const tools: readonly Explained[] = [
  { file: COMPARE, line: 'const head = line.match(', from: '/^([A-Z]+', equivalent: OF_THE_REPORT },
  {
    file: COMPARE,
    line: '(path|query|body|→)',
    to: String.raw`/ {2}(path|query|body|→) ([^\s?:]+)(\?)?: (.*)$/`,
    equivalent: OF_THE_REPORT,
  },
  {
    file: COMPARE,
    line: '(path|query|body|→)',
    to: String.raw`/^ {2}(path|query|body|→) ([^\s?:]+)(\?)?: (.*)/`,
    equivalent: OF_THE_REPORT,
  },
  { file: COMPARE, line: 'const event = line.match(', to: String.raw`/ {2}(→|body) (\(?\{.*)$/`, equivalent: OF_THE_REPORT },
  { file: COMPARE, line: 'const event = line.match(', to: String.raw`/^ {2}(→|body) (\(?\{.*)/`, equivalent: OF_THE_REPORT },
  {
    file: COMPARE,
    line: 'if (!call) continue;',
    to: 'false',
    equivalent: 'No line before the first call has the shape of a value; the compiler wants to know of a call.',
  },
  {
    file: COMPARE,
    line: '(path|query|body|→)',
    to: NO_SUCH_NAME,
    equivalent: 'The first of what is matched is the line itself, which nothing reads.',
  },
  {
    file: COMPARE,
    line: 'if (place)',
    from: "''",
    equivalent: 'A line with a place has a kind; the default is for the compiler.',
  },
  {
    file: COMPARE,
    line: 'else if (event)',
    from: "''",
    equivalent: 'An event is its own name: its kind is compared with that of the same event, whatever it is called.',
  },
  {
    file: SHAPE,
    line: 'bound === undefined ||',
    from: 'bound === undefined',
    to: 'false',
    equivalent: 'A bound that is not there joins as nothing, as an empty text does; it is asked for the compiler.',
  },
  {
    file: SHAPE,
    line: 'kind.required ?? []',
    to: NO_SUCH_NAME,
    equivalent: 'Names are only looked for in the list, and no value has this one.',
  },
  {
    file: 'tools/new/edits.rules.ts',
    line: 'other > word',
    to: 'other >= word',
    equivalent: 'A word that is there already is not added, so it is never compared with itself.',
  },
  { file: BUDGET, line: 'const shared = [', to: NO_SUCH_NAME, equivalent: NO_FILE },
  { file: BUDGET, line: 'const own = [', to: NO_SUCH_NAME, equivalent: NO_FILE },
  {
    file: NAVIGATION,
    line: 'link.for === reader',
    to: 'link.for !== reader',
    equivalent: 'There are two readers: whoever counts the links of each for the other finds the same most.',
  },
  {
    file: NAVIGATION,
    from: 'given !== null',
    to: 'true',
    equivalent: 'The schema has refused every null by then, and a name that it does not know is not looked into; the compiler cannot tell.',
  },
  {
    file: PUBLISH,
    line: 'contracts.oldest > newest',
    to: 'contracts.oldest >= newest',
    equivalent: 'A build whose oldest contract is the shell’s newest is offered it, and never gets here.',
  },
  {
    file: PUBLISH,
    from: 'descriptor?.owner',
    equivalent: 'Only who has a descriptor has routes and slots to name its owner for; it is asked for the compiler.',
  },
  {
    file: PUBLISH,
    line: 'facts.descriptor?.slots ?? []',
    to: NO_SUCH_NAME,
    equivalent: 'No live release fills a slot of this name.',
  },
  {
    file: 'tools/release/route.rules.ts',
    line: '[[]],',
    to: NO_SUCH_NAME,
    equivalent: 'Every shape would begin with the same further part, which is equal to itself.',
  },
];
