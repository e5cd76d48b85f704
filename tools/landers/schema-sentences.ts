import { core } from 'zod';

/** More values than a sentence should tell. */
const VALUES_TOLD = 20;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in brackets [ ]',
  object: 'something in braces { }',
  record: 'something in braces { }',
};

/** What a text has to look like, by the name that it stands under. */
const FORMS: Readonly<Record<string, string>> = {
  from: 'a date and a time such as "2026-12-01T18:00"',
  until: 'a date and a time such as "2026-12-01T18:00"',
  file: 'a file name of small letters, digits and hyphens that ends in .jpg, .jpeg, .png, .webp or .avif',
};

const kindOf = (value: unknown): string =>
  value === null ? 'nothing (null)' : (KINDS[Array.isArray(value) ? 'array' : typeof value] ?? `${JSON.stringify(value)}`);

/** The value that a path leads to; undefined: nothing stands there. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);

const optionsText = (values: readonly unknown[]): string =>
  values.length > VALUES_TOLD ? `one of ${values.length} such as ${values.slice(0, 3).join(', ')}` : `one of ${values.join(', ')}`;

const sizeText = (origin: string, value: unknown, verb: string, limit: number | bigint): string => {
  if (origin === 'string' && typeof value === 'string')
    return value.trim() === '' ? 'is empty' : `has ${value.trim().length} characters; ${verb} ${limit}`;
  return origin === 'array' && Array.isArray(value) ? `has ${value.length} entries; ${verb} ${limit}` : `has to be ${verb} ${limit}`;
};

/** What a schema has against a value, as a sentence without its subject. */
export const schemaSentence = (issue: core.$ZodIssue, root: unknown): string => {
  const value = valueAt(root, issue.path);
  if (value === undefined) return issue.code === 'invalid_value' ? `is missing; it is ${optionsText(issue.values)}` : 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof value === 'number'
        ? 'has to be a whole number'
        : `has to be ${KINDS[issue.expected] ?? issue.expected}, not ${kindOf(value)}`;
    case 'invalid_value':
      return `has to be ${optionsText(issue.values)}; ${JSON.stringify(value)} is none`;
    case 'invalid_format':
      return `has to be ${FORMS[String(issue.path.at(-1))] ?? 'written otherwise'}`;
    case 'too_big':
      return sizeText(issue.origin, value, 'at most', issue.maximum);
    case 'too_small':
      return sizeText(issue.origin, value, 'at least', issue.minimum);
    default:
      return issue.message;
  }
};

type Shape = core.JSONSchema.BaseSchema;

const shapeAt = (shape: Shape | undefined, [key, ...rest]: readonly PropertyKey[]): Shape | undefined => {
  if (key === undefined || shape === undefined) return shape;
  const inner = typeof key === 'number' ? shape.items : (shape.properties?.[String(key)] ?? shape.additionalProperties);
  return typeof inner === 'object' && !Array.isArray(inner) ? shapeAt(inner, rest) : undefined;
};

/** The names that may stand where one is not known. */
export const knownNames = (schema: core.$ZodType, path: readonly PropertyKey[]): string[] =>
  Object.keys(shapeAt(core.toJSONSchema(schema, { io: 'input' }), path)?.properties ?? {});
