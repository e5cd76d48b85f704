import { Controller, Get } from '@nestjs/common';
import { NotifyModule } from '@rendezvous/notify';
import { Request, type Viewer, ViewerSource, VisitSource } from '@rendezvous/server/http';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import type { FastifyRequest } from 'fastify';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { ComposedModule } from '../gateway.module.js';
import { UserController } from '../session/user.controller.js';
import { SiteVisits } from '../session/visits.provider.js';
import { FirstAnswers } from './first-answers.service.js';

const SETTINGS = '/api/settings.php';

let visits = 0;
/** Whose session was looked for. */
let looks: (string | undefined)[] = [];

class CookieViewers extends ViewerSource {
  override async viewerOf({ headers: { cookie } }: FastifyRequest): Promise<Viewer | null> {
    looks.push(cookie);
    return cookie === undefined ? null : { memberId: Number(cookie), operator: false, sessionId: cookie };
  }
}

@Controller()
class SomePage {
  constructor(private readonly answers: FirstAnswers) {}

  @Get('/some-page')
  page(@Request() request: FastifyRequest) {
    return this.answers.of(request, [SETTINGS]);
  }

  @Get('/page-of-a-member')
  member(@Request() request: FastifyRequest) {
    return this.answers.of(request, ['/api/user.php', '/api/chats.php', '/api/likes.php']);
  }

  @Get('/page-of-nothing')
  nothing(@Request() request: FastifyRequest) {
    return this.answers.of(request, ['/api/members/2147483647', '/api/members/somebody', '/api/chats', SETTINGS]);
  }

  @Get('/page-of-nonsense')
  nonsense(@Request() request: FastifyRequest) {
    return this.answers.of(request, ['/api/members?gender=male&order=prettiest&page=0', '/api/members?min_age=50&max_age=40']);
  }

  @Get('/page-of-pages')
  pages(@Request() request: FastifyRequest) {
    visits += 1;
    return this.answers.of(request, ['/page-of-pages', '/api/../page-of-pages', '//site/api/x', SETTINGS]);
  }
}

let here: TestApp;
beforeAll(async () => {
  here = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    viewers: new CookieViewers(),
    controllers: [SomePage, UserController],
    providers: [FirstAnswers, { provide: VisitSource, useClass: SiteVisits }],
    entities: areaEntities,
    migrations: areaMigrations,
    environment: { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => here.close());

interface Found {
  /** As JSON. */
  readonly answers: Record<string, { readonly text: string }>;
  readonly spelled: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly body: { readonly error: object } }>>;
}

test('a first answer is the one that the page itself would get: also the country is where the proxy says', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'FR' };
  const ask = async <Answer>(url: string) => (await here.app.inject({ url, headers, remoteAddress: '127.0.0.1' })).json<Answer>();
  const asked = await ask<Record<string, unknown>>(SETTINGS);
  expect(asked['geoip_country']).toBe('FR');
  expect(JSON.parse((await ask<Found>('/some-page')).answers[SETTINGS]!.text)).toEqual(asked);
});

test('no page is a first answer, however its address is spelled: it would ask for itself for ever', async () => {
  const answer = (await here.app.inject({ url: '/page-of-pages', remoteAddress: '127.0.0.1' })).json<Found>();
  expect(Object.keys(answer.answers)).toEqual([SETTINGS]);
  expect(visits).toBe(1);
});

test('what is not there is told apart from what is refused', async () => {
  const answer = (await here.app.inject({ url: '/page-of-nothing', remoteAddress: '127.0.0.1' })).json<Found>();
  expect(Object.keys(answer.answers)).toEqual([SETTINGS]);
  expect(Object.keys(answer.refusals)).toEqual(['/api/members/2147483647', '/api/members/somebody']);
  // whichever request it was: pages that are the same look the same
  expect(Object.values(answer.refusals).map(({ status, body }) => [status, body.error])).toEqual([
    [404, expect.objectContaining({ requestId: '' })],
    [400, expect.objectContaining({ requestId: '' })],
  ]);
});

test('what makes no sense in the address of a page counts as not there, and the rest of it counts', async () => {
  const { answers, refusals, spelled } = (await here.app.inject({ url: '/page-of-nonsense', remoteAddress: '127.0.0.1' })).json<Found>();
  expect(refusals).toEqual({});
  expect(spelled).toEqual({
    '/api/members?gender=male&order=prettiest&page=0': '/api/members?gender=male',
    '/api/members?min_age=50&max_age=40': '/api/members?min_age=50',
  });
  expect(JSON.parse(answers['/api/members?gender=male']!.text)).toMatchObject({ page: 1, search: { gender: 'male', order: 'active' } });
});

test('who opens a page is found out once for all of its calls, and is nobody else for another page at the same time', async () => {
  const ids = [await givenMember(here.database), await givenMember(here.database)];
  looks = [];
  const pages = await Promise.all(
    ids.map((id) => here.app.inject({ url: '/page-of-a-member', headers: { cookie: String(id) }, remoteAddress: '127.0.0.1' })),
  );
  const found = pages.map((page) => page.json<Found>().answers);
  expect(found.map((answers) => Object.keys(answers).length)).toEqual([3, 3]);
  expect(found.map((answers) => (JSON.parse(answers['/api/user.php']!.text) as { user: { id: number } }).user.id)).toEqual(ids);
  expect(looks.toSorted()).toEqual(ids.map(String).toSorted());
  // and what is no part of a page is asked for itself
  expect(
    (await here.app.inject({ url: '/api/user.php', remoteAddress: '127.0.0.1', headers: { 'sec-fetch-site': 'same-origin' } })).json(),
  ).toEqual({ user: null, locale: 'en' });
});
