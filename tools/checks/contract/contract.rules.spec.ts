import * as z from 'zod/mini';
import { toJSONSchema } from 'zod';
import { breaking, numberOf } from './compare.rules.js';
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
  expect(breaking(call, instead('body text: string', 'body text?: string'))).toEqual([]);
  expect(breaking(report('GET /api/x (member)', '  query of: "a"'), report('GET /api/x (anyone)', '  query of: "a" | "b"'))).toEqual([]);
});

test.each([
  ['a call is gone', report('GET /api/y (anyone)'), ['POST /api/x is gone']],
  ['it wants a login now', instead('(anyone)', '(member)'), ['POST /api/x is no longer for anyone']],
  ['an answer lost a value', without('  → id: integer'), ['POST /api/x no longer gives → id']],
  ['an answer may leave out a value', instead('→ id: integer', '→ id?: integer'), ['POST /api/x may now leave out → id']],
  ['a value is of another kind', instead('→ id: integer', '→ id: string'), ['POST /api/x gives another → id: string instead of integer']],
  ['a request demands what it did not', instead('body to?: integer', 'body to: integer'), ['POST /api/x now demands body to']],
  ['a request demands something new', `${call}  body more: string\n`, ['POST /api/x demands body more, which is new']],
  ['a request forgot a value', without('  body to?: integer'), ['POST /api/x no longer takes body to']],
])('%s: an older remote could not live with it', (_, now, faults) => {
  expect(breaking(call, now)).toEqual(faults);
});

test('the number of the contract is read from the report', () => {
  expect(numberOf(call)).toBe(3);
  expect(numberOf('')).toBe(0);
});
