import { createHmac, hkdfSync } from 'node:crypto';
import { reportRemoteFailure } from '@rendezvous/contracts/releases';
import type { Config } from '@rendezvous/server/config';
import { TestClock } from '@rendezvous/server/testing';
import { PageViews } from './page-views.service.js';

const secretKey = 'a key for tests, and for nothing but tests';
const clock = new TestClock();
const views = new PageViews({ secretKey } as Config, clock);
const CHAT = { remote: 'mfe-chat', version: '1' };
const SHELL = { remote: 'shell', version: '7' };

test('a page view tells of what it got, and of nothing else', () => {
  const view = views.read(views.begin('anna', [SHELL, CHAT]));
  expect([view?.tellsOf(SHELL), view?.tellsOf(CHAT)]).toEqual([true, true]);
  for (const other of [
    { ...CHAT, version: '2' },
    { ...CHAT, remote: 'mfe-search' },
    { ...SHELL, version: '1' },
  ])
    expect(view?.tellsOf(other)).toBe(false);
});

test('one that is not all of releases tells of nothing', () => {
  expect(views.read(views.begin('anna', [CHAT], false))?.tellsOf(CHAT)).toBe(false);
});

test('it says whose it is, by a key that names nobody', () => {
  const [one, again, other] = ['anna', 'anna', 'ben'].map((visitor) => views.read(views.begin(visitor, [CHAT])));
  expect(one?.session).toBe(again?.session);
  expect(one?.session).not.toBe(other?.session);
  expect(one?.id).not.toBe(again?.id);
  expect(one?.session).not.toContain('anna');
});

test('nothing of it can be changed, taken out or added', () => {
  const token = views.begin('anna', [SHELL, CHAT]);
  const parts = token.split('.');
  for (let at = 0; at < token.length; at += 1) {
    if (token[at] === '.') continue;
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(views.read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  const [id, began, got, signature] = parts;
  expect(views.read(`${id}.${began}.${signature}`)).toBeNull();
  expect(views.read(`${id}.${began}.${got!.slice(0, -4)}.${signature}`)).toBeNull();
  expect(views.read(`${id}.${began}.${got}AAAA.${signature}`)).toBeNull();
  expect(views.read(`~${token}`)).toBeNull();
});

test('it ends after a day', () => {
  const token = views.begin('anna', [CHAT]);
  clock.advance(86_399_000);
  expect(views.read(token)).not.toBeNull();
  clock.advance(2000);
  expect(views.read(token)).toBeNull();
});

test('one from before page views told what they got is still known, and tells of nothing', () => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'page views', 32));
  const name = `${'a'.repeat(16)}.${Math.floor(clock.now().getTime() / 1000).toString(36)}`;
  const signature = createHmac('sha256', key).update(name).digest().subarray(0, 18).toString('base64url');
  const view = views.read(`${name}.${signature}`);
  expect(view?.id).toBe('a'.repeat(16));
  expect(view?.tellsOf(CHAT)).toBe(false);
});

test.each([true, false])('a page of very many versions can be reported, of the first at least', (counts) => {
  const many = Array.from({ length: 40 }, (_, index) => ({ remote: `mfe-a${index}`, version: `${index}` }));
  const token = views.begin('anna', many, counts);
  const body = { pageView: token, ...CHAT, phase: 'entry', code: 'threw' };
  expect(reportRemoteFailure.body?.safeParse(body).success).toBe(true);
  expect(many.map((one) => views.read(token)?.tellsOf(one))).toEqual(many.map((_, index) => counts && index < 15));
});
