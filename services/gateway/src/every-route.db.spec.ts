import { limitNames } from '@rendezvous/contracts/limits';
import type { AnyRoute } from '@rendezvous/contracts/route';
import { RouteRegistry, VisitSource } from '@rendezvous/server/http';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { NotifyModule } from '@rendezvous/notify';
import { Sites } from '@rendezvous/site';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { ComposedModule } from './gateway.module.js';
import { Compositions } from './composition/composition.service.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { openApiOf } from './openapi/openapi.rules.js';
import { LoadCounter } from './releases/load-counter.service.js';
import { PageViews } from './releases/page-views.service.js';
import { RemoteFailuresController } from './releases/remote-failures.controller.js';
import { SiteVisits } from './session/visits.provider.js';
import { UserController } from './session/user.controller.js';
import { oddInputsOf } from './testing/odd-inputs.js';
import { OPERATOR_CALLS } from './testing/operator-calls.js';

// What holds for every call of the API, asked of each: a route that is added is in here at once.
let app: TestApp;
let routes: readonly AnyRoute[] = [];
let memberId: number;

beforeAll(async () => {
  app = await testApp({
    // notify answers no route of the contract; it would need the demo's mailbox
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: [UserController, OpenApiController, RemoteFailuresController],
    providers: [Compositions, LoadCounter, PageViews, { provide: VisitSource, useClass: SiteVisits }],
    entities: areaEntities,
    migrations: areaMigrations,
  });
  routes = app
    .get(RouteRegistry)
    .all()
    .filter(({ webhook }) => !webhook)
    .map(({ route }) => route);
  // thousands of calls follow, and none shall be refused for that
  const sites = app.get(Sites);
  const plenty = { member: 1_000_000, network: 1_000_000, visitors: 1_000_000 };
  await sites.change(sites.current().id, { limits: Object.fromEntries(limitNames().map((name) => [name, plenty])) });
  const [row] = await app.database.change<{ id: number }>(
    `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
     values ('every@route.test', 'Every', 'none', 'activated', 'female', 'hetero', '1990-01-01', 'FR', now(), now(), now()) returning id`,
  );
  memberId = row!.id;
});

afterAll(() => app.close());

const urlOf = (route: AnyRoute, value = '1'): string => route.path.replace(/:\w+/g, value);
const own = { 'sec-fetch-site': 'same-origin' };
const ask = (route: AnyRoute, more: { headers?: Record<string, string>; payload?: string } = {}) =>
  app.app.inject({
    method: route.method,
    url: urlOf(route),
    headers: { ...own, ...more.headers },
    ...(more.payload === undefined ? {} : { payload: more.payload }),
  });
const asMember = () => ({ 'x-test-viewer': String(memberId) });
const json = { 'content-type': 'application/json' };

test('there are routes, and each has a sentence for the API document', () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(({ summary }) => summary.length < 10)).toEqual([]);
});

test('a call that needs a login answers 403 with authentication_required', async () => {
  const faults: string[] = [];
  for (const route of routes.filter(({ access }) => access !== 'anyone')) {
    const response = await ask(route, { headers: route.body ? json : {}, ...(route.body ? { payload: '{}' } : {}) });
    const body = response.json<{ authentication_required?: boolean }>();
    if (response.statusCode !== 403 || body.authentication_required !== true)
      faults.push(`${route.method} ${route.path}: ${response.statusCode}`);
  }
  expect(faults).toEqual([]);
});

test('what changes something is refused from another site', async () => {
  const faults: string[] = [];
  for (const route of routes.filter(({ method, changesState }) => method !== 'GET' || changesState)) {
    const response = await app.app.inject({
      method: route.method,
      url: urlOf(route),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example', ...asMember() },
    });
    if (response.statusCode !== 403) faults.push(`${route.method} ${route.path}: ${response.statusCode}`);
  }
  expect(faults).toEqual([]);
});

test('a body that is not what the contract says is refused with the field, and breaks nothing', async () => {
  const faults: string[] = [];
  for (const route of routes.filter(({ body }) => body !== undefined)) {
    for (const payload of [
      '[]',
      '"text"',
      'null',
      '{"text":{"deep":[1]},"clientId":7,"email":[],"ids":"x","bundle":{},"interests":5,"invisible":"yes","seq":-1,"language":9,"token":{},"about":4,"conversation":3,"subscription":1}',
    ]) {
      const response = await ask(route, { headers: { ...json, ...asMember() }, payload });
      if (response.statusCode >= 500 || response.statusCode < 400)
        faults.push(`${route.method} ${route.path} ${payload.slice(0, 12)}: ${response.statusCode}`);
    }
  }
  expect(faults).toEqual([]);
});

test('broken JSON, another media type and an oversized body are refused clearly', async () => {
  const faults: string[] = [];
  for (const route of routes.filter(({ body }) => body !== undefined)) {
    const broken = await ask(route, { headers: { ...json, ...asMember() }, payload: '{"a":' });
    if (broken.statusCode !== 400) faults.push(`${route.method} ${route.path} broken: ${broken.statusCode}`);
    const form = await ask(route, { headers: { 'content-type': 'application/x-www-form-urlencoded', ...asMember() }, payload: 'a=1' });
    // a form is read before it is known to be none of the contract; who may not ask hears that first
    const refusals = route.access === 'operator' ? [403] : [400, 415];
    if (!refusals.includes(form.statusCode)) faults.push(`${route.method} ${route.path} form: ${form.statusCode}`);
    const huge = await ask(route, { headers: { ...json, ...asMember() }, payload: JSON.stringify({ text: 'x'.repeat(400_000) }) });
    if (huge.statusCode !== 413) faults.push(`${route.method} ${route.path} huge: ${huge.statusCode}`);
  }
  expect(faults).toEqual([]);
});

test('ids that are none are refused, and those of nobody are not found', async () => {
  const faults: string[] = [];
  for (const route of routes.filter(({ path, method }) => path.includes(':') && method === 'GET')) {
    for (const id of ['0', '-1', '1e9', '99999999999999999999', 'x', '%00', '2147483646']) {
      const response = await app.app.inject({ method: route.method, url: urlOf(route, id), headers: { ...own, ...asMember() } });
      if (response.statusCode < 400 || response.statusCode >= 500) faults.push(`${route.path} ${id}: ${response.statusCode}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every route is in the API document, with its refusals', () => {
  const document = openApiOf(routes, 'http://localhost') as { paths: Record<string, Record<string, { responses: object }>> };
  for (const route of routes) {
    const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    expect(Object.keys(operation?.responses ?? {})).toContain('200');
  }
  expect(() => JSON.stringify(document)).not.toThrow();
});

test('numbers, ids, dates and places in lists that no column holds are refused, and break nothing', async () => {
  const faults: string[] = [];
  let asked = 0;
  for (const route of routes)
    for (const { url, payload, what } of oddInputsOf(route)) {
      asked += 1;
      const headers = { ...own, ...asMember(), ...(payload === undefined ? {} : json) };
      const { statusCode } = await app.app.inject({ method: route.method, url, headers, ...(payload === undefined ? {} : { payload }) });
      if (statusCode >= 500) faults.push(`${route.method} ${route.path} ${what}: ${statusCode}`);
    }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(400);
});

test('deep JSON, and keys that mean something to JavaScript, break nothing', async () => {
  const faults: string[] = [];
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const route of routes.filter(({ body }) => body !== undefined))
    for (const payload of [deep, `{"text":${deep}}`, '{"__proto__":{"operator":true}}', '{"constructor":{"prototype":{"a":1}}}']) {
      const { statusCode } = await ask(route, { headers: { ...json, ...asMember() }, payload });
      if (statusCode >= 500) faults.push(`${route.method} ${route.path} ${payload.slice(0, 20)}: ${statusCode}`);
    }
  expect(faults).toEqual([]);
});

// A proxy closes off one path, and with it all of what operators can do.
test('what only operators may ask stands below /api/operator, and nothing else does', () => {
  const named = routes.filter(({ path }) => path.startsWith('/api/operator/')).map(({ path }) => path);
  expect(named).toEqual(routes.filter(({ access }) => access === 'operator').map(({ path }) => path));
  expect(named.length).toBeGreaterThan(5);
});

const log = () => app.database.read('select member_id, source, action from site.audit_log order by id');

test('whatever an operator changes leaves one line in the audit log, and what is refused leaves none', async () => {
  const changing = routes.filter(({ access, method }) => access === 'operator' && method !== 'GET');
  expect(changing.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(OPERATOR_CALLS).toSorted());
  for (const route of changing) {
    const { given, action, file: makeFile } = OPERATOR_CALLS[`${route.method} ${route.path}`]!;
    const args = (await given(app, memberId)) as never;
    const file = await makeFile?.();
    const before = await log();
    expect((await app.call(route, args, { as: memberId, file })).status).toBe(403);
    expect(await log()).toEqual(before);
    expect(await app.call(route, args, { as: { memberId, operator: true }, file })).toMatchObject({ status: 200 });
    expect((await log()).slice(before.length)).toEqual([{ member_id: memberId, source: expect.stringMatching(/\/operator\//), action }]);
  }
});
