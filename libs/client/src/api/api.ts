import { createApi } from '@reduxjs/toolkit/query/react';
import type { EndpointBuilder, EndpointDefinitions, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { AnyRoute, ArgsOf, ReplyOf } from '@rendezvous/contracts/route';
import { baseQuery } from './base-query';
import { requestOf } from './request';

/** Names a kind of answers. Each area says its own in its `descriptor.json`. */
export type ApiTag = string;

/**
 * The one API of the page: every remote adds its endpoints to it, so that caches and tags are common. What is invalidated while an answer is on
 * its way waits for it, a call that is retried included: at once would be sooner, and would leave that answer, which may be of before, for good.
 */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: [] as ApiTag[], refetchOnReconnect: true, endpoints: () => ({}) });

export type ApiBuilder = EndpointBuilder<typeof baseQuery, ApiTag, 'api'>;
type Query<R extends AnyRoute> = QueryDefinition<ArgsOf<R>, typeof baseQuery, ApiTag, ReplyOf<R>, 'api'>;
type Mutation<R extends AnyRoute> = MutationDefinition<ArgsOf<R>, typeof baseQuery, ApiTag, ReplyOf<R>, 'api'>;
type Options<Definition> = Omit<Partial<Definition>, 'query' | 'queryFn' | 'type'>;

/** A query endpoint typed by its route. */
export const queryOf = <R extends AnyRoute>(build: ApiBuilder, route: R, options: Options<Query<R>> = {}): Query<R> =>
  build.query<ReplyOf<R>, ArgsOf<R>>({
    ...(options as object),
    query: (args) => requestOf(route, args as Record<string, unknown> | undefined),
  });

/** A mutation endpoint typed by its route. */
export const mutationOf = <R extends AnyRoute>(build: ApiBuilder, route: R, options: Options<Mutation<R>> = {}): Mutation<R> =>
  build.mutation<ReplyOf<R>, ArgsOf<R>>({
    ...(options as object),
    query: (args) => requestOf(route, args as Record<string, unknown> | undefined),
  });

const ownerOf = new Map<string, string>();

/**
 * Adds a remote's endpoints. Names begin with the area's name; a name that another area took, or that lacks the prefix, throws in
 * every mode: in production the toolkit would silently run the first endpoint of that name.
 */
export const injectRemote = <Definitions extends EndpointDefinitions>(area: string, endpoints: (build: ApiBuilder) => Definitions) =>
  api.injectEndpoints({
    // the same remote evaluated again (another version after a fault) replaces its own endpoints
    overrideExisting: true,
    endpoints: (build) => {
      const definitions = endpoints(build);
      for (const name of Object.keys(definitions)) {
        if (!name.startsWith(area)) throw new Error(`Endpoint "${name}" must begin with "${area}".`);
        const owner = ownerOf.get(name) ?? area;
        if (owner !== area) throw new Error(`Endpoint "${name}" belongs to "${owner}".`);
        ownerOf.set(name, area);
      }
      // the toolkit checks tags against a list: each endpoint brings its own
      for (const { providesTags, invalidatesTags } of Object.values(definitions))
        api.enhanceEndpoints({ addTagTypes: [providesTags, invalidatesTags].flat() as ApiTag[] });
      return definitions;
    },
  });
