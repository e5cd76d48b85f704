const ANY_PORT = ':*';

/** Whether builds of an origin may be shown; `*` in place of a port allows every port of that host. */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => one === origin || (one.endsWith(ANY_PORT) && one.slice(0, -ANY_PORT.length) === origin.replace(/:\d+$/, '')));
