import type { FastifyServerOptions } from 'fastify';

type Constraints = NonNullable<FastifyServerOptions['constraints']>;
type Strategy = Constraints[string];

const contains = (query: string, wanted: string): boolean => {
  const given = new URLSearchParams(query);
  return [...new URLSearchParams(wanted)].every(([name, value]) => given.get(name) === value);
};

/** Lets two routes share method and path and differ by their query, as the fixed wire format has it: `/api/user.php?push=1`. */
export const queryConstraint: Strategy = {
  name: 'query',
  mustMatchWhenDerived: false,
  validate: () => undefined,
  storage: () => {
    const handlers = new Map<string, unknown>();
    return {
      get: (query: unknown) => {
        for (const [wanted, handler] of handlers) if (contains(String(query), wanted)) return handler as never;
        return null;
      },
      set: (wanted: unknown, handler: unknown) => void handlers.set(String(wanted), handler),
      del: (wanted: unknown) => void handlers.delete(String(wanted)),
      empty: () => handlers.clear(),
    };
  },
  deriveConstraint: (request: { url?: string }) => {
    const at = request.url?.indexOf('?') ?? -1;
    return at < 0 ? undefined : request.url?.slice(at + 1);
  },
} as unknown as Strategy;
