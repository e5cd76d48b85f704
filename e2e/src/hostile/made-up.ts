import * as fc from 'fast-check';
import type { Operation, Schema } from './open-api.js';

/** A request that nobody would send by hand. */
export interface MadeUp {
  readonly operation: Operation;
  /** As texts, by the names of the parameters. */
  readonly values: Readonly<Record<string, string>>;
  /** null: none. */
  readonly body: unknown;
  readonly contentType: string;
  /** Who sends it: an index into the crowd, or −1 for a visitor. */
  readonly who: number;
  readonly network: string;
}

const EDGES = [0, -1, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1.5, 1e308];

/** Texts that have broken something somewhere. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDC00\uD800',
  '\u202Egnp.exe',
  '\u200B\u200B',
  '\uFEFF',
  'NaN',
  'null',
  '-0',
  '1e3',
  '0x10',
  '%00',
  '%',
  "'; drop table account.members; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  'a'.repeat(5000),
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
];

/** Of the wrong kind altogether. */
const BROKEN: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [[]],
    { $ne: null },
    Array.from({ length: 500 }, () => 1),
    JSON.parse('{"__proto__":{"a":1}}'),
  ),
  fc.constantFrom<unknown>(...EDGES),
  fc.constantFrom<unknown>(...ODD_TEXTS),
  fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text) as unknown),
);

const textOf = ({ format, pattern, enum: choices, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> => {
  if (choices) return fc.constantFrom(...choices);
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.integer({ min: 0, max: 1e9 }).map((number) => `made-up-${number}@e2e.test`);
  if (pattern?.includes('\\d{4}') || format === 'date') return fc.integer({ min: 1930, max: 2006 }).map((year) => `${year}-06-15`);
  const most = Math.min(maxLength, 80);
  return fc.oneof(
    fc.string({ minLength: Math.min(minLength, most), maxLength: most }),
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, most), maxLength: most }),
    // the shortest and the longest
    fc.constantFrom(minLength, maxLength).map((length) => 'w'.repeat(Math.min(length, 6000))),
  );
};

/** Values that the schema allows, often those at its ends. */
const allowedBy = (schema: Schema): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowedBy));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number': {
      const [min, max] = [Math.max(schema.minimum ?? 0, -(2 ** 31)), Math.min(schema.maximum ?? 1000, 2 ** 31 - 1)];
      return fc.oneof(fc.integer({ min, max: Math.max(min, max) }), fc.constantFrom(min, Math.max(min, max)));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(allowedBy(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 5, 8) });
    case 'object':
      return objectOf(schema, allowedBy);
    default:
      return fc.constantFrom<unknown>(1, 'a', null);
  }
};

const objectOf = ({ properties = {}, required = [] }: Schema, valueOf: (schema: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)])), {
    requiredKeys: required.filter((name) => name in properties),
  });

/** One step beyond what is allowed. */
const beyond = (schema: Schema): fc.Arbitrary<unknown> => {
  const ends: unknown[] = [
    ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
    ...(schema.maximum === undefined ? [] : [schema.maximum + 1]),
    ...(schema.maxLength === undefined ? [] : ['w'.repeat(schema.maxLength + 1)]),
    ...(schema.minLength ? ['w'.repeat(schema.minLength - 1)] : []),
  ];
  return ends.length > 0 ? fc.oneof(fc.constantFrom(...ends), BROKEN) : BROKEN;
};

/** Mostly allowed; now and then at the edge, or broken. */
const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: allowedBy(schema) }, { weight: 1, arbitrary: beyond(schema) }, { weight: 1, arbitrary: BROKEN });

const bodyOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: allowedBy(schema) },
    { weight: 5, arbitrary: schema.properties ? objectOf(schema, valueOf) : valueOf(schema) },
    { weight: 1, arbitrary: BROKEN },
  );

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** What stands in an address cannot hold half a character. */
const inAddress = (value: unknown): string => Buffer.from(asText(value).slice(0, 1500)).toString();

const JSON_TYPE = 'application/json';
const TYPES = [
  JSON_TYPE,
  JSON_TYPE,
  JSON_TYPE,
  JSON_TYPE,
  JSON_TYPE,
  JSON_TYPE,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

/** @param ids of members and the like, so that some requests are about somebody @param crowd how many may send */
export const requestsTo = (operations: readonly Operation[], ids: readonly number[], crowd: number): fc.Arbitrary<MadeUp> =>
  fc.constantFrom(...operations).chain((operation) => {
    const parameters = Object.fromEntries(
      operation.parameters.map(({ name, schema, ...parameter }) => {
        const known = name.endsWith('Id') ? [{ weight: 6, arbitrary: fc.constantFrom<unknown>(...ids) }] : [];
        const value = fc.oneof(...known, { weight: 4, arbitrary: valueOf(schema) }).map(inAddress);
        return [name, parameter.in === 'path' ? value : fc.option(value, { nil: undefined, freq: 3 })];
      }),
    );
    return fc.record({
      operation: fc.constant(operation),
      values: fc
        .record(parameters)
        .map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<string, string>),
      body: operation.body === null ? fc.constant(null) : bodyOf(operation.body),
      contentType: operation.multipart ? fc.constantFrom('multipart/form-data; boundary=x', JSON_TYPE) : fc.constantFrom(...TYPES),
      who: fc.integer({ min: -1, max: crowd - 1 }),
      network: fc.tuple(fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 254 })).map((parts) => `10.${parts.join('.')}`),
    });
  });
