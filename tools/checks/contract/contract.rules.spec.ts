import * as z from 'zod/mini';
import { toJSONSchema } from 'zod';
import { breaking } from './compare.rules.js';
import { type Schema, shapeOf } from './shape.rules.js';

const report = (...lines: string[]): string => ['contract 3', '', '# chat', '', ...lines, ''].join('\n');
const call = report('POST /api/x (anyone)', '  body text: string ..10', '  body to?: integer', '  → id: integer', '  → kind: "a" | "b"');
const without = (line: string) => call.replace(`${line}\n`, '');
const instead = (line: string, other: string) => call.replace(line, other);

test('a shape is told value by value, with what may be missing and what it may be', () => {
  const schema = z.object({
    name: z.string().check(z.maxLength(9)),
    photo: z.nullable(z.object({ url: z.string() })),
    likes: z.optional(z.array(z.object({ id: z.int().check(z.minimum(1)) }))),
    counts: z.record(z.string(), z.boolean()),
  });
  expect(shapeOf(toJSONSchema(schema) as Schema)).toEqual([
    'counts: record',
    'counts{}: boolean',
    'likes?: list',
    'likes[].id: integer 1..',
    'name: string ..9',
    'photo: object | null',
    'photo.url: string',
  ]);
});

test('answers may grow and requests may tolerate more', () => {
  expect(breaking(call, call)).toEqual([]);
  expect(breaking(call, `${call}  → more: string\n`)).toEqual([]);
  expect(breaking(call, `${call}  body more?: string\n`)).toEqual([]);
  expect(breaking(call, `${call}  body more?: list\n  body more[]: string\n`)).toEqual([]);
  expect(breaking(call, `${call}  body more?: object\n  body more.of: string\n`)).toEqual([]);
  expect(breaking(call, instead('body text: string', 'body text?: string'))).toEqual([]);
  expect(breaking(report('GET /api/x (member)', '  query of: "ab"'), report('GET /api/x (anyone)', '  query of: "ab" | "cd"'))).toEqual([]);
  expect(breaking(report('GET /api/x (member)'), report('GET /api/x (member)'))).toEqual([]);
  expect(breaking(call, instead('"a" | "b"', '"a" | "cd" | "ef"'))).toEqual([]);
});

test.each([
  ['a call is gone', report('GET /api/y (anyone)'), ['POST /api/x is gone']],
  ['it wants a login now', instead('(anyone)', '(member)'), ['POST /api/x is no longer for anyone']],
  ['an answer lost a value', without('  → id: integer'), ['POST /api/x no longer gives → id']],
  ['an answer may leave out a value', instead('→ id: integer', '→ id?: integer'), ['POST /api/x may now leave out → id']],
  ['a value is of another kind', instead('→ id: integer', '→ id: string'), ['POST /api/x gives another → id: string instead of integer']],
  ['a request demands what it did not', instead('body to?: integer', 'body to: integer'), ['POST /api/x now demands body to']],
  ['a request demands something new', `${call}  body more: string\n`, ['POST /api/x demands body more, which is new']],
  [
    'what is new of a new thing that is demanded is told once',
    `${call}  body more: list\n  body more[]: string\n`,
    ['POST /api/x demands body more, which is new'],
  ],
  [
    'something that was taken demands more',
    instead('body to?: integer', 'body to?: integer\n  body to.of: string'),
    ['POST /api/x demands body to.of, which is new'],
  ],
  ['a request forgot a value', without('  body to?: integer'), ['POST /api/x no longer takes body to']],
])('%s: an older remote could not live with it', (_, now, faults) => {
  expect(breaking(call, now)).toEqual(faults);
});

const forWhom = (access: string) => report(`GET /api/x (${access})`);
test.each([
  ['anyone', 'member', 'anyone'],
  ['anyone', 'operator', 'anyone'],
  ['member', 'operator', 'every member'],
])('a call for %s that is for %s turns away some who had it', (was, is, whom) => {
  expect(breaking(forWhom(was), forWhom(is))).toEqual([`GET /api/x is no longer for ${whom}`]);
  expect(breaking(forWhom(is), forWhom(was))).toEqual([]);
  expect(breaking(forWhom(is), forWhom(is))).toEqual([]);
});

const taking = (kind: string) => report('GET /api/x (anyone)', `  query of: ${kind}`);
test.each([
  ['string', 'integer'],
  ['"a" | "b"', '"a"'],
  ['"ab" | "c"', '"a" | "bc"'],
  ['"a"', '"a" | integer'],
  ['integer | "a"', 'integer | "a" | "b"'],
])('a request that takes %s and then %s is another one', (was, is) => {
  expect(breaking(taking(was), taking(is))).toEqual([`GET /api/x takes another query of: ${is} instead of ${was}`]);
});

const giving = (kind: string) => report('GET /api/x (anyone)', `  → of: ${kind}`);
test.each([
  ['"a"', 'string'],
  ['string', '"a"'],
  ['"a"', 'integer | "a"'],
  ['"a"', '"a" | integer'],
])('an answer that gives %s and then %s is another one', (was, is) => {
  expect(breaking(giving(was), giving(is))).toEqual([`GET /api/x gives another → of: ${is} instead of ${was}`]);
});

const events = (...lines: string[]) => report('EVENTS /api/socket (member)', ...lines);
test('events and commands may come along, and none may go', () => {
  const [sent, more] = ["{ type: 'read'; seq: number }", "({ type: 'message' } & Hint)"];
  const was = events(`  → ${sent}`, `  → ${more}`, `  body ${sent}`, `  body ${more}`);
  expect(breaking(events(`  → ${sent}`, `  body ${sent}`), was)).toEqual([]);
  expect(breaking(was, events(`  → ${sent}`, `  body ${sent}`))).toEqual([
    `EVENTS /api/socket no longer takes ${more}`,
    `EVENTS /api/socket no longer gives ${more}`,
  ]);
  expect(breaking(was, events(`  → ${more}`, `  → ${sent}`, `  body ${more}`))).toEqual([`EVENTS /api/socket no longer takes ${sent}`]);
});

test.each<[string, Schema, string[]]>([
  ['one value', { properties: { kind: { const: 'a' } } }, ['kind?: "a"']],
  ['one of several', { properties: { kind: { type: 'string', enum: ['a', 1] } } }, ['kind?: "a" | 1']],
  ['of several types', { properties: { id: { type: ['integer', 'string'] } } }, ['id?: integer | string']],
  ['anything', { properties: { id: {} } }, ['id?: anything']],
  ['a format', { properties: { at: { type: 'string', format: 'date' } } }, ['at?: string date']],
  ['a choice of choices', { properties: { at: { oneOf: [{ const: 1 }, { anyOf: [{ const: 2 }, { const: 3 }] }] } } }, ['at?: 1 | 2 | 3']],
  ['another choice', { properties: { at: { anyOf: [{ const: 1 }, { oneOf: [{ const: 2 }, { const: 3 }] }] } } }, ['at?: 1 | 2 | 3']],
  ['a list by itself', { type: 'array', items: { type: 'string' } }, ['[]: string']],
  ['an object that may hold more', { properties: { a: { const: 1 } }, required: ['a'], additionalProperties: {} }, ['a: 1']],
])('%s is told in a word', (_, schema, lines) => expect(shapeOf(schema)).toEqual(lines));
