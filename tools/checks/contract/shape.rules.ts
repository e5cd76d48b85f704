/** What of JSON Schema is read here. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** What a JSON schema says of one value, in a word: `string`, `integer 1..99`, `"male" | "female"`. */
const wordOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const { type = 'anything', format, minimum, maximum, minLength, maxLength } = schema;
  const range = [minimum ?? minLength, maximum ?? maxLength].map((bound) =>
    bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? '' : bound,
  );
  return [[type].flat().join(' | '), format, range.join('') === '' ? '' : range.join('..')].filter(Boolean).join(' ');
};

/** Kinds of a value that can be of several. */
const kindsOf = (schema: Schema): Schema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap((kind) => (kind.anyOf || kind.oneOf ? kindsOf(kind) : [kind]));

const join = (name: string, part: string): string => (name === '' ? part : `${name}.${part}`);

/**
 * Every value inside a JSON schema as a line `name: kind`, deep names with dots and `[]`; `?` stands for "may be missing".
 * @returns lines in order of their names
 */
export const shapeOf = (schema: Schema, name = '', optional = false): string[] => {
  const kinds = kindsOf(schema);
  const plain = kinds.filter((kind) => !kind.properties && !kind.items && !kind.additionalProperties).map(wordOf);
  const lines = new Set<string>();
  const some = (what: string, is: (kind: Schema) => unknown) => (kinds.some(is) ? [what] : []);
  const words = new Set([
    ...some('object', (kind) => kind.properties),
    ...some('list', (kind) => kind.items),
    ...some('record', isRecord),
    ...plain,
  ]);
  // an object that is always there is told by its parts alone
  if (name !== '' && (optional || words.size > 1 || !words.has('object')))
    lines.add(`${name}${optional ? '?' : ''}: ${[...words].join(' | ')}`);
  for (const kind of kinds) {
    for (const [part, inner] of Object.entries(kind.properties ?? {}))
      for (const line of shapeOf(inner, join(name, part), !(kind.required ?? []).includes(part))) lines.add(line);
    if (kind.items) for (const line of shapeOf(kind.items, `${name}[]`)) lines.add(line);
    if (isRecord(kind)) for (const line of shapeOf(kind.additionalProperties as Schema, `${name}{}`)) lines.add(line);
  }
  return [...lines].toSorted((one, other) => one.localeCompare(other, 'en'));
};

const isRecord = (kind: Schema): boolean =>
  typeof kind.additionalProperties === 'object' && Object.keys(kind.additionalProperties).length > 0;
