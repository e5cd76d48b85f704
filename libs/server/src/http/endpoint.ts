import type { AnyRoute, Method } from '@rendezvous/contracts/route';
import { HttpCode, RequestMapping, RequestMethod, SetMetadata, applyDecorators } from '@nestjs/common';
import { RouteConstraints } from '@nestjs/platform-fastify';

const ROUTE = 'rendezvous:route';
const WEBHOOK = 'rendezvous:webhook';

const METHODS: Readonly<Record<Method, RequestMethod>> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

type Handler = (...args: never[]) => unknown;

/**
 * Makes a controller's method the one that answers a route of the contract: its address, who may call it, its limit, and what
 * it may answer all come from there. A path may end in a query (`/api/user.php?push=1`): then only calls with it come here.
 */
export const Endpoint = (route: AnyRoute): MethodDecorator => {
  const [path = '', query] = route.path.split('?', 2);
  return applyDecorators(
    RequestMapping({ path, method: METHODS[route.method] }),
    HttpCode(200),
    SetMetadata(ROUTE, route),
    ...(query === undefined ? [] : [RouteConstraints({ query })]),
  );
};

/** For calls by machines of other companies, which prove themselves by a signature: they come without an Origin. */
export const Webhook = (): MethodDecorator => SetMetadata(WEBHOOK, true);

/** The contract's route that a controller's method answers. */
export const routeOf = (handler: Handler): AnyRoute | undefined => Reflect.getMetadata(ROUTE, handler) as AnyRoute | undefined;

export const isWebhook = (handler: Handler): boolean => Reflect.getMetadata(WEBHOOK, handler) === true;
