import type { FieldFault } from '@rendezvous/contracts/refusals';
import type { AnyRoute, InputOf } from '@rendezvous/contracts/route';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal/index.js';
import { routeOf } from './endpoint.js';
import { partsOf } from './upload.js';

/** What every schema library of the Standard Schema agreement offers, as far as it is used here. */
export interface StandardSchema {
  readonly '~standard': { validate(value: unknown): StandardResult | Promise<StandardResult> };
}

type StandardResult = { readonly value: unknown; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string;
  readonly format?: string;
  readonly keys?: readonly string[];
}

const NULL_BYTE = '\u0000';
/** Half a character: no UTF-8 stands for it. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const keysOf = (issue: Issue): PropertyKey[] => (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined), value);

/**
 * A short name for what is wrong: the schema's own message when it is one (`birth-date`), else `required`, the format that was
 * missed (`email`), or the kind of fault (`too-small`).
 */
const codeOf = (issue: Issue, value: unknown): string => {
  if (CODE.test(issue.message)) return issue.message;
  const given = valueAt(value, keysOf(issue));
  if (given === undefined || given === '') return 'required';
  if (issue.code === 'invalid_format' && issue.format !== undefined && issue.format !== 'regex') return issue.format.replaceAll('_', '-');
  return (issue.code ?? 'invalid').replaceAll('_', '-');
};

export const faultsOf = (issues: readonly Issue[], value: unknown): FieldFault[] =>
  issues.map((issue) => ({ path: [...keysOf(issue), ...(issue.keys ?? [])].map(String).join('.'), code: codeOf(issue, value) }));

const unstorableIn = (text: string): string | null => {
  if (text.includes(NULL_BYTE)) return 'null-byte';
  return LONE_SURROGATE.test(text) ? 'lone-surrogate' : null;
};

/** Texts that PostgreSQL cannot store as they are; nobody types one. */
const unstorable = (value: unknown, path: readonly string[] = []): FieldFault[] => {
  if (typeof value === 'string') {
    const code = unstorableIn(value);
    return code === null ? [] : [{ path: path.join('.'), code }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, [...path, key]));
};

/** Deeper than anything of ours. What looks through a value calls itself for each level, and calls have an end. */
const LEVELS_MAX = 32;

const isTooDeep = (value: unknown, levels = LEVELS_MAX): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

const parse = async (schema: StandardSchema | undefined, value: unknown, faults: FieldFault[]): Promise<unknown> => {
  if (schema === undefined) return undefined;
  if (isTooDeep(value)) throw Refusal.fields({ path: '', code: 'too-deep' });
  const result = await schema['~standard'].validate(value);
  if (result.issues !== undefined) {
    faults.push(...faultsOf(result.issues, value));
    return undefined;
  }
  faults.push(...unstorable(result.value));
  return result.value;
};

/** What came for a route in another way than as its call, read as the route's body. Faults are refused with `request.invalid`. */
export const bodyFor = async <R extends AnyRoute>(route: R, value: unknown): Promise<InputOf<R>['body']> => {
  const faults: FieldFault[] = [];
  const body = await parse(route.body as StandardSchema | undefined, value, faults);
  if (faults.length > 0) throw Refusal.fields(...faults);
  return body as InputOf<R>['body'];
};

const bodyOf = async (route: AnyRoute, request: FastifyRequest, context: ExecutionContext): Promise<unknown> => {
  if (route.multipart === true) return (await partsOf(context)).fields;
  const type = request.headers['content-type'];
  // A form of another site may post other types without asking us first.
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw new Refusal('request.media-type');
  // a call of which every value may be left out is sent without a body
  return request.body === undefined ? {} : request.body;
};

const inputOf = async (context: ExecutionContext): Promise<unknown> => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const route = routeOf(context.getHandler() as never);
  if (route === undefined) throw new Error('Input() stands on a method without Endpoint().');
  const schemas = route as { params?: StandardSchema; query?: StandardSchema; body?: StandardSchema };
  const faults: FieldFault[] = [];
  const input = {
    params: await parse(schemas.params, request.params, faults),
    query: await parse(schemas.query, request.query, faults),
    body: schemas.body === undefined ? undefined : await parse(schemas.body, await bodyOf(route, request, context), faults),
  };
  if (faults.length > 0) throw Refusal.fields(...faults);
  return input;
};

/** Parameter of a controller's method: `{ params, query, body }`, each parsed by the route's schema. Faults are refused with `request.invalid`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => inputOf(context));
