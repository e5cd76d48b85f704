import { brokenPromises } from './promises.rules.js';

const report = ({ contract = '3', facade = '0.1', ui = '0.2' }, ...lines: string[]): string =>
  [`contract ${contract}`, `facade ${facade}`, `ui ${ui}`, '', ...lines, ''].join('\n');
const WHOLE = [
  'GET /api/x (anyone)',
  '  → id: integer',
  'FACADE client (anyone)',
  '  → useUser: name',
  'UI Tag (anyone)',
  '  body tone?: "a"',
];
const without = (line: string) => WHOLE.filter((other) => other !== line);
const was = report({}, ...WHOLE);

test('nothing breaks by what comes along', () => {
  expect(brokenPromises(was, report({}, ...WHOLE, '  body size?: "md"', 'UI Card (anyone)', '  body as: string'))).toEqual([]);
});

test.each([
  ['a call', '  → id: integer', 'GET /api/x no longer gives → id', { contract: '4' }],
  ['a name of the facade', '  → useUser: name', 'FACADE client no longer gives → useUser', { facade: '0.2' }],
  ['a prop', '  body tone?: "a"', 'UI Tag no longer takes body tone', { ui: '0.3' }],
])('%s may go only with the number that speaks of it', (_, line, fault, raised) => {
  expect(brokenPromises(was, report({}, ...without(line)))).toEqual([fault]);
  for (const other of [{ contract: '4' }, { facade: '0.2' }, { ui: '0.3' }])
    expect(brokenPromises(was, report(other, ...without(line)))).toEqual(JSON.stringify(other) === JSON.stringify(raised) ? [] : [fault]);
});

test('a prop that is now demanded breaks who leaves it out', () => {
  const demanded = WHOLE.map((line) => line.replace('tone?', 'tone'));
  expect(brokenPromises(was, report({}, ...demanded))).toEqual(['UI Tag now demands body tone']);
});

test('a number is raised part by part', () => {
  const gone = without('  body tone?: "a"');
  const from = (ui: string, to: string) => brokenPromises(report({ ui }, ...WHOLE), report({ ui: to }, ...gone)).length;
  expect([from('0.9', '0.10'), from('0.9', '1.0'), from('1.2', '0.9'), from('0.10', '0.9'), from('1', '1.1')]).toEqual([0, 0, 1, 1, 0]);
});
