import { hours } from '@rendezvous/contracts/kernel';
import { DemoClock } from '@rendezvous/server/clock';
import { MailboxMail } from '@rendezvous/server/mail';
import { MailboxSms } from '@rendezvous/server/sms';
import type { TestApp } from '@rendezvous/server/testing';
import { ClockController } from './clock.controller.js';
import { DemoGate } from './demo-gate.service.js';
import { notifyApp } from '../testing/notify-app.js';

const HERE = { 'sec-fetch-site': 'same-origin' };
let app: TestApp;
let closed: TestApp;
let clock: DemoClock;

beforeAll(async () => {
  app = await notifyApp();
  closed = await notifyApp({ environment: { DEMO: 'no' } });
  clock = new DemoClock(app.database, true);
  Object.assign(app.get(ClockController), { clock });
});
beforeEach(() => app.database.change('truncate server.mailbox restart identity'));
afterAll(async () => {
  await app.close();
  await closed.close();
});

const get = (url: string, of = app) => of.app.inject({ method: 'GET', url, headers: HERE });
const post = (url: string, payload = '', headers: Record<string, string> = HERE) =>
  app.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
const send = (to: string, subject: string) =>
  new MailboxMail(app.database, app.clock).send({
    to,
    subject,
    locale: 'en',
    kind: 'activation',
    text: `See https://x.example/go?token=a&b=<c>`,
    html: `<html><head></head><body><a href="https://x.example/go">Go</a></body></html>`,
  });

describe('outside demo mode', () => {
  test('there is no mailbox, no mail, no clock', async () => {
    await send('a@demo.test', 'Hello');
    for (const url of ['/demo/mailbox', '/demo/mailbox/1', '/demo/mailbox/1/body', '/demo/clock', '/demo/demo.css']) {
      expect([url, (await get(url, closed)).statusCode]).toEqual([url, 404]);
    }
    expect((await closed.app.inject({ method: 'POST', url: '/demo/clock', headers: HERE, payload: { hours: 1 } })).statusCode).toBe(404);
    expect(() => closed.get(DemoGate).require()).toThrow('request.not-found');
  });
});

describe('mailbox', () => {
  test('a mail that does not exist is not found', async () => {
    for (const id of ['1', '0', 'x', '99999999999', '1%00']) expect([id, (await get(`/demo/mailbox/${id}`)).statusCode]).toEqual([id, 404]);
  });

  test('empty it says so, and what to do', async () => {
    expect((await get('/demo/mailbox')).body).toContain('Nothing has been sent yet');
    expect((await get('/demo/mailbox?to=a%40demo.test')).body).toContain('Nothing went to a@demo.test');
  });

  test('shows the newest first, filtered by address whatever its case', async () => {
    await send('a@demo.test', 'First');
    await send('b@demo.test', 'Second & <last>');
    const all = (await get('/demo/mailbox')).body;
    expect(all.indexOf('Second &amp; &lt;last&gt;')).toBeGreaterThan(0);
    expect(all.indexOf('Second')).toBeLessThan(all.indexOf('First'));
    const some = (await get('/demo/mailbox?to=A@demo.test')).body;
    expect(some).toContain('First');
    expect(some).not.toContain('Second');
  });

  test('shows messages to mobile phones beside the mails, found by the number', async () => {
    const sms = { to: '+31612345678', locale: 'en', text: '123456 is your code.\n@localhost #123456', key: 'k', kind: 'code' } as const;
    await new MailboxSms(app.database, app.clock).send(sms);
    await send('a@demo.test', 'Hello');
    const found = (await get('/demo/mailbox?to=%2B31+612345678')).body;
    expect(found).toContain('SMS: 123456 is your code.');
    expect(found).not.toContain('Hello');
    expect((await get('/demo/mailbox/1')).body).toContain('123456 is your code.\n@localhost #123456</pre>');
  });

  test('the page runs nothing, and its frame may only lead somewhere', async () => {
    await send('a@demo.test', 'Hello');
    const page = await get('/demo/mailbox/1');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(page.body).not.toMatch(/<script|style="|onclick/);
    expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    const body = await get('/demo/mailbox/1/body');
    expect(body.headers['content-security-policy']).toMatch(/^sandbox allow-top-navigation-by-user-activation; default-src 'none'/);
    expect(body.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body.body).toContain('<base target="_top">');
  });

  test('as plain text its addresses are links and nothing in it is mark-up', async () => {
    await send('a@demo.test', 'Hello');
    expect((await get('/demo/mailbox/1?view=text')).body).toContain(
      'See <a href="https://x.example/go?token=a&amp;b=">https://x.example/go?token=a&amp;b=</a>&lt;c&gt;',
    );
  });
});

describe('clock', () => {
  test('a page of another site cannot move it', async () => {
    expect((await post('/demo/clock', 'hours=1', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(clock.offset).toBe(0);
  });

  test('hours that make no sense come back with the reason', async () => {
    for (const wish of ['hours=0', 'hours=-3', 'hours=1.5', 'hours=many', 'hours=99999', '']) {
      const answer = await post('/demo/clock', wish);
      expect([wish, answer.statusCode]).toEqual([wish, 303]);
      expect((await get(String(answer.headers.location))).body).toContain('a whole number of hours from 1 to 8760');
    }
    expect(clock.offset).toBe(0);
  });

  test('moves forward and back to the real time', async () => {
    expect((await get('/demo/clock')).body).toContain('This is the real time');
    const moved = await post('/demo/clock', 'hours=24');
    expect(moved).toMatchObject({ statusCode: 303, headers: { location: '/demo/clock' } });
    await post('/demo/clock', 'hours=1');
    expect(clock.offset).toBe(hours(25));
    expect((await get('/demo/clock')).body).toContain('1 day 1 hour ahead of the real time');
    await post('/demo/clock/reset');
    expect(clock.offset).toBe(0);
  });
});
