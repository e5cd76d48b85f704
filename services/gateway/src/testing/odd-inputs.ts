import type { AnyRoute } from '@rendezvous/contracts/route';
import * as z from 'zod';

/** A part of a JSON schema, as far as it is looked at here. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

type Path = readonly (string | number)[];

const NUMBERS = [
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1,
  0.5,
  '1e999',
  '99999999999999999999',
];
const DATES = ['0000-01-01', '0001-01-01', '9999-12-31', '-271821-04-20', '+275760-09-13', '294277-01-01', '2001-02-30', '١٩٩٠-٠١-٠١'];
const CURSORS = ['0-0', '999999999999999-9999999999', '999999999999999-2147483648', '1-2147483647', '999999999999999-2147483647'];
/** One of these fits every pattern of the contract that asks for no number. */
const SAMPLES = ['Anna', 'a@example.org', '1990-01-31', '1-1', 'ABCD-EFGH-JKLM', 'mfe-chat', '1.0.0', 'en', 'x'.repeat(40)];

const shapeOf = (schema: unknown): Shape =>
  schema === undefined ? {} : (z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any' }) as Shape);

const isPlainText = ({ type, enum: some, format }: Shape): boolean => type === 'string' && some === undefined && format === undefined;

const textFor = ({ pattern, minLength = 0 }: Shape): string =>
  SAMPLES.find((one) => one.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(one))) ?? 'x'.repeat(minLength);

/** Something that fits a shape, so that what is odd beside it reaches the code behind. */
const sampleOf = (shape: Shape): unknown => {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return sampleOf(shape.anyOf[0]!);
  if (shape.properties) return Object.fromEntries(Object.entries(shape.properties).map(([key, inner]) => [key, sampleOf(inner)]));
  if (shape.type === 'array') return shape.items ? [sampleOf(shape.items)] : [];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.format === 'uuid') return '5d1f5c2e-6c1b-4f0e-9a53-0d6a3b6f1c77';
  if (shape.format === 'email') return 'odd@example.org';
  return textFor(shape);
};

/** Places of values and what is odd there. */
const oddPlaces = (shape: Shape, path: Path = []): { readonly path: Path; readonly values: readonly unknown[] }[] => {
  if (shape.anyOf) return shape.anyOf.flatMap((one) => oddPlaces(one, path));
  if (shape.properties) return Object.entries(shape.properties).flatMap(([key, inner]) => oddPlaces(inner, [...path, key]));
  if (shape.type === 'array' && shape.items) return oddPlaces(shape.items, [...path, 0]);
  if (shape.type === 'integer' || shape.type === 'number') return [{ path, values: NUMBERS }];
  return isPlainText(shape) ? [{ path, values: [...DATES, ...CURSORS] }] : [];
};

const put = (value: unknown, [key, ...rest]: Path, odd: unknown): unknown => {
  if (key === undefined) return odd;
  const inner = (value as Record<string | number, unknown>)[key];
  if (Array.isArray(value)) return [put(inner, rest, odd)];
  return { ...(value as object), [key]: put(inner, rest, odd) };
};

export interface OddInput {
  readonly url: string;
  readonly payload?: string;
  readonly what: string;
}

type Given = Record<string, unknown>;

/** Calls of a route in which one value is odd and everything else is as it should be. */
export const oddInputsOf = (route: AnyRoute): OddInput[] => {
  const shapes = { params: shapeOf(route.params), query: shapeOf(route.query), body: shapeOf(route.body) };
  const samples = { params: sampleOf(shapes.params), query: sampleOf(shapes.query), body: sampleOf(shapes.body) };
  const [path = '', fixed = ''] = route.path.split('?');
  const call = ({ params, query, body }: typeof samples): Omit<OddInput, 'what'> => {
    const found = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Given)[name])));
    const search = new URLSearchParams(fixed);
    for (const [key, value] of Object.entries(shapes.query.properties ? (query as Given) : {})) search.set(key, String(value));
    return {
      url: search.size === 0 ? found : `${found}?${search}`,
      ...(route.body === undefined ? {} : { payload: JSON.stringify(body) }),
    };
  };
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    oddPlaces(shapes[part]).flatMap(({ path: place, values }) =>
      values.map((odd) => ({
        ...call({ ...samples, [part]: put(samples[part], place, odd) }),
        what: `${part}.${place.join('.')}=${String(odd)}`,
      })),
    ),
  );
};
