import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, type BrowserContext, request } from '@playwright/test';
import { chosenCookies } from './chosen-cookies.js';

export const PASSWORD = 'three-green-lanterns';

export interface Joined {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly api: APIRequestContext;
}

/** Calls as a page of the site would: with its origin. */
export const apiOf = (url: string, from: Record<string, string> = {}): Promise<APIRequestContext> =>
  request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url, 'x-request-type': 'client', ...from } });

/** Members live in different places: what is limited for a network is not limited for all of them together. */
const somewhere = (): Record<string, string> => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

/** The newest mail to an address, as plain text; waits until it is there. */
export const mailTo = async (api: APIRequestContext, email: string, timeoutMs = 15_000): Promise<string> => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const list = await (await api.get(`/demo/mailbox?to=${encodeURIComponent(email)}`)).text();
    const id = /\/demo\/mailbox\/(\d+)/.exec(list)?.[1];
    if (id) return (await api.get(`/demo/mailbox/${id}?view=text`)).text();
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('The mail did not arrive.');
};

/** The token of an activation mail. */
export const activationToken = (mail: string): string => {
  const token = /activate\/done\?token=([A-Za-z0-9_-]+)/.exec(mail)?.[1];
  if (!token) throw new Error('The mail has no activation link.');
  return token;
};

/** Opens the link of the mail that confirms an address, in the browser of whoever has just joined with it. */
export const confirmAddress = async (theirs: APIRequestContext, url: string, email: string): Promise<void> => {
  const token = activationToken(await mailTo(await apiOf(url), email));
  const answer = await theirs.post('/api/activation', { data: { token }, headers: { origin: url, 'x-request-type': 'client' } });
  if (!answer.ok()) throw new Error(`Activation: ${answer.status()} ${await answer.text()}`);
};

/** Begins a signup by a short form, in a browser that is given what it began. */
export const beginSignup = async (theirs: APIRequestContext, url: string): Promise<void> => {
  const answer = await theirs.post('/api/signup/start', {
    data: { email: `begun-${randomUUID().slice(0, 8)}@e2e.test`, password: PASSWORD, consent_terms: true },
    headers: { origin: url, 'x-request-type': 'client', ...somewhere() },
  });
  if (!answer.ok()) throw new Error(`Short form: ${answer.status()} ${await answer.text()}`);
};

/** Waits for the credits that come with an account: a job brings them, behind the answer to the activation. */
const welcomed = async (api: APIRequestContext, timeoutMs = 15_000): Promise<void> => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const { user } = (await (await api.get('/api/user.php')).json()) as { user: { credits: number } };
    if (user.credits > 0) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The credits that come with an account did not arrive.');
};

/** Somebody who signed up, confirmed and has their first credits, without a browser. */
export const join = async (url: string, more: Record<string, unknown> = {}): Promise<Joined> => {
  const api = await apiOf(url, somewhere());
  const tag = randomUUID().slice(0, 8);
  const [email, name] = [`join-${tag}@e2e.test`, `Join ${tag}`];
  const person: Record<string, unknown> & { name: string } = {
    email,
    name,
    password: PASSWORD,
    date_of_birth: '1991-06-15',
    gender: 'female',
    sexuality: 'hetero',
    country: 'FR',
    region: 'FR-ARA',
    city: 'Lyon',
    language: 'en',
    consent_terms: true,
    consent_matching: true,
    consent_marketing: false,
    ...more,
  };
  const answer = await api.post('/api/signup', { data: person });
  if (!answer.ok()) throw new Error(`Signup: ${answer.status()} ${await answer.text()}`);
  const { member_id: id } = (await answer.json()) as { member_id: number };
  const activation = await api.post('/api/activation', { data: { token: activationToken(await mailTo(api, email)) } });
  if (!activation.ok()) throw new Error(`Activation: ${activation.status()} ${await activation.text()}`);
  await welcomed(api);
  return { id, email, name: person.name, api };
};

/** Signs a browser in as a member who joined without one, or as a persona whose calls these are. */
export const signIn = async (context: BrowserContext, api: APIRequestContext): Promise<void> =>
  context.addCookies((await api.storageState()).cookies);

/** Somebody else's browser: logged in as a member who joined without one. */
export const browserOf = async (
  browser: Browser,
  { api }: Pick<Joined, 'api'>,
  locale: 'en' | 'fr',
  baseURL: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL,
    storageState: await api.storageState(),
    viewport: { width: 1280, height: 800 },
  });
  await context.addCookies([{ name: 'locale', value: locale, url: baseURL }, chosenCookies(baseURL)]);
  return context;
};

/** The calls of a persona of the demo. */
export const logIn = async (url: string, persona: string): Promise<APIRequestContext> => {
  const api = await apiOf(url, somewhere());
  const answer = await api.post('/api/user.php', { data: { email: `${persona}@demo.test`, password: 'demo-demo-demo' } });
  if (!answer.ok()) throw new Error(`Login: ${answer.status()} ${await answer.text()}`);
  return api;
};
