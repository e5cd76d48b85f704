import type * as z from 'zod/mini';
import type { LimitName } from './limits.js';
import type { RefusalCode } from './refusals.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call a route. `member` and `operator` answer 403 with `authentication_required` to anyone not logged in. */
export type Access = 'anyone' | 'member' | 'operator';

type Schema = z.ZodMiniType;

/** One call of the API, written once: the server validates with it, the browser is typed by it, OpenAPI is generated from it. */
export interface Route<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: Method;
  /** Path with `:name` parameters, beginning with `/api/`. */
  readonly path: string;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Codes that this route may answer with, beside those that every route may (see `commonRefusals`). */
  readonly refusals?: readonly RefusalCode[];
  /** How often it may be called: by each member, and from each network. */
  readonly limit?: LimitName;
  /** A GET of the fixed wire format that changes state: accepted from the same site only. */
  readonly changesState?: boolean;
  /** The body is `multipart/form-data`; files are read by the controller, fields are validated by `body`. */
  readonly multipart?: boolean;
}

/** Declares a route; keeps the exact types of its schemas. */
export const route = <
  Params extends Schema = never,
  Query extends Schema = never,
  Body extends Schema = never,
  Reply extends Schema = Schema,
>(
  value: Route<Params, Query, Body, Reply>,
): Route<Params, Query, Body, Reply> => value;

type Output<S> = [S] extends [never] ? undefined : S extends Schema ? z.output<S> : undefined;
type Input<S> = [S] extends [never] ? unknown : S extends Schema ? z.input<S> : unknown;

// eslint-disable-next-line typescript/no-explicit-any -- a constraint that every route satisfies; nothing is read through it
export type AnyRoute = Route<any, any, any, any>;

/** What a controller receives: each part parsed by its schema. */
export interface InputOf<R> {
  readonly params: R extends Route<infer P, infer _Q, infer _B, infer _R> ? Output<P> : never;
  readonly query: R extends Route<infer _P, infer Q, infer _B, infer _R> ? Output<Q> : never;
  readonly body: R extends Route<infer _P, infer _Q, infer B, infer _R> ? Output<B> : never;
}

/** What a caller passes: path parameters, query and body as one flat object (their names never overlap). */
export type ArgsOf<R> =
  R extends Route<infer P, infer Q, infer B, infer _R>
    ? [P, Q, B] extends [never, never, never]
      ? void
      : Flat<Input<P> & Input<Q> & Input<B>>
    : never;

type Flat<T> = { [K in keyof T]: T[K] };

/** What a route answers. */
export type ReplyOf<R> = R extends Route<infer _P, infer _Q, infer _B, infer Reply> ? Output<Reply> : never;
