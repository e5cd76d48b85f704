/** @jest-environment ./tools/jest/server-env.cjs */
import { drawnScreens } from '@rendezvous/client/testing/drawing';
import descriptor from '../../../descriptor.json';
import messages from '../../messages/en';
import remote from '../../remote';
import { regions } from '../../testing/answers';

const refused = (typed: Record<string, string>, faults: Record<string, string>, more: object = {}) => ({
  'GET /api/signup/refused': () => ({ refused: { typed, faults, code: 'request.invalid', params: {}, ...more } }),
});
const begun = { 'GET /api/signup/start': () => ({ started: { email: 'nina@example.org', member: 42, signup_message: '' } }) };
const reference = { 'GET /api/regions.php': () => ({ regions }) };

const pages: Record<string, { at: string; answers: object }> = {
  first: { at: '/signup?next=%2Fcredits', answers: {} },
  withLine: { at: '/signup?member=42&signup_message=%20%22Good%22%20evening%20', answers: {} },
  again: {
    at: '/signup?form=again',
    answers: refused({ email: 'nina@', consent_terms: 'on' }, { email: 'email', password: 'too-small' }),
  },
  againWithLine: { at: '/signup?member=42&form=again', answers: refused({ signup_message: ' Bonsoir ' }, { email: 'email' }) },
  tooMany: { at: '/signup?form=again', answers: refused({}, {}, { code: 'request.too-many', params: { minutes: 40 } }) },
  completion: { at: '/complete-signup?next=%2Fcredits', answers: { ...begun, ...reference } },
  completionAgain: {
    at: '/complete-signup?form=again',
    answers: {
      ...begun,
      ...reference,
      ...refused({ name: 'Support', gender: 'female', place: 'FR FR-BRE' }, { name: 'reserved', consent_matching: 'invalid-value' }),
    },
  },
  mailed: { at: '/complete-signup?form=mailed', answers: { ...begun, ...reference } },
};

type Drawn = [string, () => Promise<string>];

/** What a browser without scripts shows of a page. */
const drawn = async (name: string): Promise<string> => {
  const { at, answers } = pages[name]!;
  const path = at.split('?')[0]!;
  const screens = { pages: { [path]: { full: { at, answers } } }, parts: {} };
  const [[, draw]] = drawnScreens({ module: remote, descriptor, messages, screens: screens as never, paths: [path] }) as [Drawn];
  const html = await draw();
  return /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
};

test('without a script the first step is a plain form, with where it stands and leads to', async () => {
  const html = await drawn('first');
  expect(html).toContain('action="/signup/start" method="post"');
  expect(html).toContain('name="next" value="/credits"');
  expect(html).toMatch(/type="password"(?![^>]*value=)/);
  expect(html).not.toContain('checked');
});

test('the first line of the address goes along with it, and stays in the page that a refusal leads back to', async () => {
  const html = await drawn('withLine');
  expect(html).toContain('name="member" value="42"');
  expect(html).toContain('name="signup_message" value="&quot;Good&quot; evening"');
  expect(html).toContain('name="page" value="/signup?member=42&amp;signup_message=%20%22Good%22%20evening%20"');
  expect(await drawn('first')).not.toContain('signup_message');
  // one that is too long for that is kept with the refused form
  expect(await drawn('againWithLine')).toContain('name="signup_message" value="Bonsoir"');
});

test('refused, it has what was typed but the password, and says why', async () => {
  const html = await drawn('again');
  expect(html).toContain('value="nina@"');
  expect(html).toContain('Invalid email');
  expect(html).toContain('At least 8 characters, please.');
  expect(html).toMatch(/name="consent_terms"[^>]*checked|checked[^>]*name="consent_terms"/);
  expect(await drawn('tooMany')).toContain('Please try again in 40 minutes.');
});

test('the completion is one plain form', async () => {
  const html = await drawn('completion');
  expect(html).toContain('action="/signup/complete" method="post"');
  expect(html).toContain('nina@example.org');
  expect(html).toContain('name="member" value="42"');
  for (const name of ['name', 'date_of_birth', 'gender', 'sexuality', 'place', 'consent_matching', 'consent_marketing'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('<option value="FR FR-BRE">');
  expect(html).not.toContain('checked');
});

test('refused, it keeps every answer; what only the mailbox is told is said', async () => {
  const html = await drawn('completionAgain');
  expect(html).toContain('value="Support"');
  expect(html).toContain('This name is kept for the people who run this site.');
  expect(html).toContain('Without this we may not show you to anybody.');
  expect(html).toContain('<option value="FR FR-BRE" selected="">');
  expect(await drawn('mailed')).toContain('Look in your mailbox');
});
