import { Controller, Get } from '@nestjs/common';
import { NotifyModule } from '@rendezvous/notify';
import { Request, VisitSource } from '@rendezvous/server/http';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import type { FastifyRequest } from 'fastify';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { ComposedModule } from '../gateway.module.js';
import { SiteVisits } from '../session/visits.provider.js';
import { FirstAnswers } from './first-answers.service.js';

const SETTINGS = '/api/settings.php';

let visits = 0;

@Controller()
class SomePage {
  constructor(private readonly answers: FirstAnswers) {}

  @Get('/some-page')
  page(@Request() request: FastifyRequest) {
    return this.answers.of(request, [SETTINGS]);
  }

  @Get('/page-of-nothing')
  nothing(@Request() request: FastifyRequest) {
    return this.answers.of(request, ['/api/members/2147483647', '/api/members/somebody', '/api/chats', SETTINGS]);
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
    controllers: [SomePage],
    providers: [FirstAnswers, { provide: VisitSource, useClass: SiteVisits }],
    entities: areaEntities,
    migrations: areaMigrations,
    environment: { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => here.close());

interface Found {
  readonly answers: Record<string, unknown>;
  readonly notFound: readonly string[];
}

test('a first answer is the one that the page itself would get: also the country is where the proxy says', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'FR' };
  const ask = async <Answer>(url: string) => (await here.app.inject({ url, headers, remoteAddress: '127.0.0.1' })).json<Answer>();
  const asked = await ask<Record<string, unknown>>(SETTINGS);
  expect(asked['geoip_country']).toBe('FR');
  expect((await ask<Found>('/some-page')).answers[SETTINGS]).toEqual(asked);
});

test('no page is a first answer, however its address is spelled: it would ask for itself for ever', async () => {
  const answer = (await here.app.inject({ url: '/page-of-pages', remoteAddress: '127.0.0.1' })).json<Found>();
  expect(Object.keys(answer.answers)).toEqual([SETTINGS]);
  expect(visits).toBe(1);
});

test('what is not there is told apart from what is refused', async () => {
  const answer = (await here.app.inject({ url: '/page-of-nothing', remoteAddress: '127.0.0.1' })).json<Found>();
  expect(Object.keys(answer.answers)).toEqual([SETTINGS]);
  expect(answer.notFound).toEqual(['/api/members/2147483647', '/api/members/somebody']);
});
