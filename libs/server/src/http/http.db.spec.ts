import { type AddressInfo, connect } from 'node:net';
import { type AnyRoute, route } from '@rendezvous/contracts/route';
import { Controller, Get, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type TestApp, testApp } from '../testing/index.js';
import {
  Caller,
  Endpoint,
  Files,
  Input,
  type InputOf,
  LimitSource,
  Member,
  Operator,
  Refusal,
  Reply,
  Request,
  RouteRegistry,
  Upload,
  type UploadedFile,
  type Viewer,
  Webhook,
} from './index.js';
import '@rendezvous/contracts/account/refusals';

const readThing = route({
  method: 'GET',
  path: '/api/things/:thingId',
  summary: 'Reads a thing.',
  access: 'anyone',
  params: z.object({ thingId: z.coerce.number<number>().check(z.int(), z.positive()) }),
  query: z.object({ page: z.optional(z.coerce.number<number>().check(z.int())) }),
  reply: z.object({ id: z.int(), page: z.int() }),
  refusals: ['account.profile-not-found'],
});
const saveThing = route({
  method: 'POST',
  path: '/api/things',
  summary: 'Saves a thing.',
  access: 'member',
  body: z.object({
    email: z.email(),
    name: z.string().check(z.minLength(2)),
    born: z.string().check(z.refine((text) => text !== 'never', 'birth-date')),
  }),
  reply: z.object({ memberId: z.int(), locale: z.string(), network: z.string() }),
});
const rule = route({ method: 'DELETE', path: '/api/things', summary: 'Rules.', access: 'operator', reply: z.object({ ok: z.boolean() }) });
const rare = route({
  method: 'PUT',
  path: '/api/rare',
  summary: 'Rare.',
  access: 'anyone',
  reply: z.object({ ok: z.boolean() }),
  limit: 'signup_photo',
});
const leave = route({
  method: 'GET',
  path: '/api/leave.php',
  summary: 'Leaves.',
  access: 'anyone',
  reply: z.object({ ok: z.boolean() }),
  changesState: true,
});
const plain = route({
  method: 'POST',
  path: '/api/two.php',
  summary: 'Plain.',
  access: 'anyone',
  body: z.object({ a: z.string() }),
  reply: z.object({ which: z.string() }),
});
const pushed = route({
  method: 'POST',
  path: '/api/two.php?push=1',
  summary: 'Pushed.',
  access: 'anyone',
  body: z.object({ b: z.string() }),
  reply: z.object({ which: z.string() }),
});
const hook = route({
  method: 'POST',
  path: '/api/hook',
  summary: 'Hook.',
  access: 'anyone',
  body: z.looseObject({}),
  reply: z.object({ bytes: z.int() }),
});
const upload = route({
  method: 'POST',
  path: '/api/upload',
  summary: 'Uploads.',
  access: 'member',
  multipart: true,
  body: z.object({ title: z.string() }),
  reply: z.object({ title: z.string(), bytes: z.int(), type: z.string() }),
  refusals: ['account.photo-too-large'],
});
const wrong = route({
  method: 'GET',
  path: '/api/wrong/:how',
  summary: 'Wrong.',
  access: 'anyone',
  params: z.object({ how: z.string() }),
  reply: z.object({ fine: z.boolean() }),
});

@Controller()
class ThingController {
  @Endpoint(readThing)
  read(@Input() { params, query }: InputOf<typeof readThing>) {
    if (params.thingId === 500) throw new Refusal('made.up' as never);
    if (params.thingId === 404) throw new Refusal('account.profile-not-found', { name: 'Ann' });
    return { id: params.thingId, page: query.page ?? 1 };
  }

  @Endpoint(saveThing)
  save(@Input() _input: InputOf<typeof saveThing>, @Member() viewer: Viewer, @Caller() caller: Caller) {
    return { memberId: viewer.memberId, locale: caller.locale, network: caller.network };
  }

  @Endpoint(rule)
  rule(@Operator() viewer: Viewer) {
    return { ok: viewer.operator };
  }

  @Endpoint(rare)
  rare() {
    return { ok: true };
  }

  @Endpoint(leave)
  leave(@Reply() reply: FastifyReply) {
    reply.clearCookie('session', { path: '/' });
    return { ok: true };
  }

  @Endpoint(plain)
  plain(@Input() _input: InputOf<typeof plain>) {
    return { which: 'plain' };
  }

  @Endpoint(pushed)
  pushed(@Input() _input: InputOf<typeof pushed>) {
    return { which: 'pushed' };
  }

  @Webhook()
  @Endpoint(hook)
  hook(@Input() _input: InputOf<typeof hook>, @Request() request: FastifyRequest & { rawBody: Buffer }) {
    return { bytes: request.rawBody.byteLength };
  }

  @Upload({ maxBytes: 1000, tooLarge: 'account.photo-too-large' })
  @Endpoint(upload)
  upload(@Input() { body }: InputOf<typeof upload>, @Files() files: UploadedFile[]) {
    return { title: body.title, bytes: files[0]?.bytes.byteLength ?? 0, type: files[0]?.contentType ?? '' };
  }

  @Endpoint(wrong)
  wrong(@Input() { params }: InputOf<typeof wrong>) {
    if (params.how === 'crash') throw new Error('secret@example.org broke it');
    if (params.how === 'undeclared') throw new Refusal('chat.blocked');
    return params.how === 'extra' ? { fine: true, secret: 1 } : { fine: 'no' };
  }

  @Get('/page')
  page() {
    return 'page';
  }
}

class FewCalls extends LimitSource {
  override limitOf() {
    return { seconds: 60, member: 2, network: 4 };
  }
}

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ controllers: [ThingController], providers: [{ provide: LimitSource, useClass: FewCalls }] });
});
afterAll(() => test.close());

const valid = { email: 'a@example.org', name: 'Ann', born: '1990-01-01' };
const silently = async <T>(work: () => Promise<T>): Promise<T> => {
  const spies = [jest.spyOn(process.stdout, 'write').mockReturnValue(true), jest.spyOn(process.stderr, 'write').mockReturnValue(true)];
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;

const sendText = async (payload: string | undefined, type: string) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-test-viewer': '1', 'content-type': type };
  return (await test.app.inject({ method: 'POST', url: '/api/things', headers, ...(payload === undefined ? {} : { payload }) })).json()
    .error.code;
};

const post = async (headers: Record<string, string>) =>
  (await test.app.inject({ method: 'POST', url: '/api/two.php', headers: { host: 'love.example', ...headers }, payload: { a: '' } }))
    .statusCode;

const leaveFrom = async (headers: Record<string, string>) =>
  (await test.app.inject({ method: 'GET', url: '/api/leave.php', headers })).statusCode;

const pageWith = (id?: string) => test.app.inject({ method: 'GET', url: '/page', headers: id === undefined ? {} : { 'x-request-id': id } });

const sendForm = (bytes: number, fields: Record<string, string>, headers: Record<string, string> = { 'x-test-viewer': '1' }) => {
  const parts = Object.entries(fields).map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = `--b\r\nContent-Disposition: form-data; name="photo"; filename="../a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`;
  return test.app.inject({
    method: 'POST',
    url: '/api/upload',
    payload: parts.join('') + file,
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin', ...headers },
  });
};

describe('input', () => {
  it('names each field that was not accepted, with the kind of fault', async () => {
    const answer = await test.call(saveThing, { email: 'no', name: 'A', born: 'never' }, { as: 1 });
    expect(answer).toMatchObject({
      status: 400,
      refusal: 'request.invalid',
      fields: { email: 'email', name: 'too-small', born: 'birth-date' },
    });
  });

  it('tells a missing field from a wrong one', async () => {
    const answer = await test.call(saveThing, { email: '', name: 7 } as never, { as: 1 });
    expect(answer.fields).toEqual({ email: 'required', name: 'invalid-type', born: 'required' });
  });

  it('refuses half characters, which no UTF-8 stands for', async () => {
    const answer = await test.call(saveThing, { ...valid, name: 'a\ud83d' }, { as: 1 });
    expect(answer).toMatchObject({ status: 400, fields: { name: 'lone-surrogate' } });
  });

  it('refuses null bytes, which the database cannot keep', async () => {
    const answer = await test.call(saveThing, { ...valid, name: 'An\u0000n' }, { as: 1 });
    expect(answer).toMatchObject({ status: 400, fields: { name: 'null-byte' } });
  });

  it('refuses an absent body, broken JSON, another content type and a body that is too large', async () => {
    expect(await sendText(undefined, 'application/json')).toBe('request.invalid');
    expect(await sendText('{"a":', 'application/json')).toBe('request.invalid');
    expect(await sendText('a=1', 'application/x-www-form-urlencoded')).toBe('request.media-type');
    expect(await sendText('a', 'text/plain')).toBe('request.media-type');
    expect(await sendText(JSON.stringify({ a: 'x'.repeat(300_000) }), 'application/json')).toBe('request.too-large');
  });

  it('refuses what is nested deeper than anything of ours, before and behind a schema', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-test-viewer': '1', 'content-type': 'application/json' };
    const send = async (url: string, payload: string) => {
      const answer = await silently(() => test.app.inject({ method: 'POST', url, headers, payload }));
      return [answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code];
    };
    for (const url of ['/api/hook', '/api/things', '/api/two.php'])
      expect([url, ...(await send(url, nested(100_000)))]).toEqual([url, 400, 'request.invalid']);
    expect(await send('/api/hook', nested(20))).toEqual([200, undefined]);
  });

  it('hands parsed parameters and query to the method', async () => {
    expect((await test.call(readThing, { thingId: 5, page: 2 })).body).toEqual({ id: 5, page: 2 });
    expect((await test.call(readThing, { thingId: 5 })).body).toEqual({ id: 5, page: 1 });
    expect(await test.call(readThing, { thingId: 'x' as never })).toMatchObject({ status: 400, fields: { thingId: 'invalid-type' } });
  });
});

describe('access', () => {
  it('answers 403 with authentication_required to a visitor on a member’s route, before looking at the input', async () => {
    const answer = await test.call(saveThing, {} as never);
    expect(answer).toMatchObject({ status: 403, refusal: 'auth.required' });
    expect(answer.body).toMatchObject({ authentication_required: true, error: { requestId: expect.any(String) } });
  });

  it('keeps a member from an operator’s route, without asking for a login', async () => {
    const answer = await test.call(rule, undefined, { as: 1 });
    expect(answer).toMatchObject({ status: 403, refusal: 'auth.forbidden' });
    expect(answer.body).not.toHaveProperty('authentication_required');
    expect(await test.call(rule)).toMatchObject({ refusal: 'auth.required' });
    expect(await test.call(rule, undefined, { as: { memberId: 1, operator: true } })).toMatchObject({ status: 200 });
  });

  it('tells the method who calls', async () => {
    const answer = await test.call(saveThing, valid, { as: 42, headers: { 'accept-language': 'fr-FR,en;q=0.5' } });
    expect(answer.body).toEqual({ memberId: 42, locale: 'fr', network: '127.0.0.1' });
  });

  it('counts calls for each member and for their network, with a login or without', async () => {
    const as = (viewer: number | null) => test.call(rare, undefined, { as: viewer });
    expect([(await as(7)).status, (await as(7)).status, (await as(7)).status]).toEqual([200, 200, 429]);
    expect([(await as(8)).status, (await as(null)).status]).toEqual([200, 200]);
    for (const fifth of [await as(null), await as(9)])
      expect(fifth).toMatchObject({ refusal: 'request.too-many', params: { seconds: 60 }, headers: { 'retry-after': '60' } });
    test.clock.advance(60_000);
    expect((await as(7)).status).toBe(200);
  });
});

describe('origin', () => {
  it('refuses a change without an origin, or from another site', async () => {
    expect(await post({})).toBe(403);
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
    expect(await post({ origin: 'http://love.example.evil.example' })).toBe(403);
    expect(await post({ origin: 'https://love.example' })).toBe(403);
    expect(await post({ origin: 'http://love.example', 'x-forwarded-proto': 'https' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'cross-site', origin: 'https://love.example' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('accepts a change from the site itself', async () => {
    expect(await post({ origin: 'http://love.example' })).toBe(200);
    expect(await post({ origin: 'https://love.example', 'x-forwarded-proto': 'https' })).toBe(200);
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('accepts a GET that changes something from the site itself and from installed apps only', async () => {
    expect([await leaveFrom({ 'sec-fetch-site': 'cross-site' }), await leaveFrom({ 'sec-fetch-site': 'none' })]).toEqual([403, 403]);
    expect([await leaveFrom({}), await leaveFrom({ 'sec-fetch-site': 'same-origin' })]).toEqual([200, 200]);
  });

  it('accepts a webhook from anywhere and hands over its raw bytes', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/hook',
      payload: '{"a":  1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.json()).toEqual({ bytes: 9 });
  });
});

describe('routes', () => {
  it('tells apart two routes that differ by their query', async () => {
    expect((await test.call(plain, { a: '1' })).body.which).toBe('plain');
    expect((await test.call(pushed, { b: '1' })).body.which).toBe('pushed');
    const other = await test.app.inject({
      method: 'POST',
      url: '/api/two.php?x=1',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { a: '' },
    });
    expect(other.json()).toEqual({ which: 'plain' });
  });

  it('lists every route with its metadata', () => {
    const all = test.get(RouteRegistry).all();
    expect(all.map(({ route: { method, path } }: { route: AnyRoute }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /api/things/:thingId', 'POST /api/two.php?push=1']),
    );
    expect(all.find(({ method }) => method === 'hook')).toMatchObject({ controller: 'ThingController', webhook: true });
  });

  it('answers an address that cannot be read with a body of the contract', async () => {
    const response = await test.app.inject({ method: 'GET', url: '/api/%zz' });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'request.invalid']);
  });

  it('answers an unknown address with 404 and a body of the contract', async () => {
    const response = await test.app.inject({ method: 'GET', url: '/api/nowhere' });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'request.not-found']);
  });
});

describe('upload', () => {
  it('refuses one byte too many with the code that the method names', async () => {
    const response = await sendForm(1001, { title: 'a' });
    expect([response.statusCode, response.json().error.code]).toEqual([413, 'account.photo-too-large']);
  });

  it('refuses a visitor, a missing field and a body that is no form', async () => {
    expect((await sendForm(10, { title: 'a' }, {})).json().error.code).toBe('auth.required');
    expect((await sendForm(10, {})).json().error.fields).toEqual([{ path: 'title', code: 'required' }]);
    expect((await test.call(upload, { title: 'a' }, { as: 1 })).refusal).toBe('request.media-type');
  });

  it('hands over fields and bytes', async () => {
    expect((await sendForm(1000, { title: 'a' })).json()).toEqual({ title: 'a', bytes: 1000, type: 'image/jpeg' });
  });
});

describe('answers', () => {
  it('carries the refusal’s status, code and values', async () => {
    const answer = await test.call(readThing, { thingId: 404 });
    expect(answer).toMatchObject({
      status: 404,
      refusal: 'account.profile-not-found',
      params: { name: 'Ann' },
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('answers a code that nobody made known as a fault of ours, instead of not at all', async () => {
    expect(await test.call(readThing, { thingId: 500 })).toMatchObject({ status: 500, refusal: 'server.error' });
  });

  it('keeps a caller’s request id and makes one otherwise', async () => {
    expect((await pageWith('abc-12345')).headers['x-request-id']).toBe('abc-12345');
    expect((await pageWith('<script>')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says of somebody who leaves while they send something that it was the request, and nothing of a lost database', async () => {
    const told: string[] = [];
    const spies = (['error', 'warn', 'debug'] as const).map((level) =>
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((...lines: unknown[]) => void told.push(`${level} ${JSON.stringify(lines[0])}`)),
    );
    const refusals = () => told.filter((line) => line.includes('Refused'));
    await test.app.listen(0, '127.0.0.1');
    const socket = connect((test.app.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /api/hook HTTP/1.1\r\nHost: spec\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
      () => void setTimeout(() => socket.destroy(), 50),
    );
    for (let tries = 0; tries < 100 && refusals().length === 0; tries += 1) await new Promise((done) => setTimeout(done, 20));
    for (const spy of spies) spy.mockRestore();
    expect(refusals()).toEqual([expect.stringMatching(/^debug .*request\.invalid/)]);
  });

  it('hides what broke', async () => {
    const answer = await silently(() => test.call(wrong, { how: 'crash' }));
    expect(answer).toMatchObject({ status: 500, refusal: 'server.error' });
    expect(JSON.stringify(answer.body)).not.toContain('secret@');
  });

  it('never sends a reply that differs from its contract, nor a refusal that it does not declare', async () => {
    const statuses = await silently(async () => [
      (await test.call(wrong, { how: 'type' })).status,
      (await test.call(wrong, { how: 'extra' })).status,
      (await test.call(wrong, { how: 'undeclared' })).status,
    ]);
    expect(statuses).toEqual([500, 500, 500]);
  });
});
