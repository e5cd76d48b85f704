import type { RefusalBody, RefusalCode } from '@rendezvous/contracts/refusals';
import type { AnyRoute, ArgsOf, ReplyOf } from '@rendezvous/contracts/route';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { ViewerSource, type Viewer } from '../http/index.js';

/** Who a test calls as. */
type TestViewer = number | { readonly memberId: number; readonly operator?: boolean };

export interface CallOptions {
  /** Nobody is logged in when absent. */
  readonly as?: TestViewer | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The one file of a `multipart` route. */
  readonly file?: Uint8Array | undefined;
}

export interface Answer<T> {
  readonly status: number;
  /** The reply of the route; look at `refusal` first. */
  readonly body: T;
  /** Code of the refusal; null when the call was answered. */
  readonly refusal: RefusalCode | null;
  /** Code of each refused field, by path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const HEADER = 'x-test-viewer';

/** Believes the header of the test. */
export class HeaderViewer extends ViewerSource {
  override viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const given = request.headers[HEADER];
    if (typeof given !== 'string') return Promise.resolve(null);
    const [memberId, role] = given.split(' ');
    return Promise.resolve({ memberId: Number(memberId), operator: role === 'operator', sessionId: `test-${memberId}` });
  }
}

const viewerHeader = (viewer: TestViewer | null | undefined): Record<string, string> => {
  if (viewer === null || viewer === undefined) return {};
  const { memberId, operator = false } = typeof viewer === 'number' ? { memberId: viewer } : viewer;
  return { [HEADER]: operator ? `${memberId} operator` : String(memberId) };
};

const shapeOf = (schema: unknown): readonly string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Splits the flat arguments as the browser's client does: into the path, the query and the body. */
const requestFor = (route: AnyRoute, args: Readonly<Record<string, unknown>>) => {
  const [path = '', fixedQuery = ''] = route.path.split('?', 2);
  const inQuery = new Set(shapeOf(route.query));
  const inPath = new Set<string>();
  const url = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(args[name]));
  });
  const query = new URLSearchParams(fixedQuery);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    if (inPath.has(name) || value === undefined) continue;
    if (inQuery.has(name) || (route.query !== undefined && route.body === undefined)) query.set(name, String(value));
    else body[name] = value;
  }
  return { url: query.size === 0 ? url : `${url}?${query}`, ...(route.body === undefined ? {} : { payload: body }) };
};

const BOUNDARY = 'test-call-boundary-91c';

/** The body of a form with one file, and its header. */
const formOf = (file: Uint8Array) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="given"\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

/** Calls a route of the app as a page of the site would. */
export const caller =
  (app: NestFastifyApplication) =>
  async <R extends AnyRoute>(route: R, args?: ArgsOf<R>, options: CallOptions = {}): Promise<Answer<ReplyOf<R>>> => {
    const form = options.file === undefined ? undefined : formOf(options.file);
    const response = await app.inject({
      method: route.method,
      ...requestFor(route, (args ?? {}) as Record<string, unknown>),
      ...form,
      headers: { 'sec-fetch-site': 'same-origin', ...viewerHeader(options.as), ...form?.headers, ...options.headers },
    });
    const body: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    const error = response.statusCode >= 400 ? (body as RefusalBody | undefined)?.error : undefined;
    return {
      status: response.statusCode,
      body: body as ReplyOf<R>,
      refusal: error?.code ?? null,
      fields: Object.fromEntries((error?.fields ?? []).map(({ path, code }) => [path, code])),
      params: error?.params ?? {},
      headers: response.headers as Answer<unknown>['headers'],
    };
  };
