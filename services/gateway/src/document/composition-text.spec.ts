import type { Release } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import type { Releasing } from '../composition/composition.rules.js';
import { FirstAnswer } from '../first-screen/first-answer.js';
import { compositionText } from './composition-text.js';
import { bytesOf } from './document-parts.js';

const release = (remote: string, version: string): Release => {
  const facts = buildFacts(remote, version);
  return { ...facts, remote, folder: `${remote}/${version}`, integrity: facts.files[facts.entry]!.integrity } as unknown as Release;
};
const releasing = (shell = '1', chat = '2'): Releasing => ({
  shell: release('shell', shell),
  remotes: [
    { release: release('mfe-chat', chat), descriptor: buildFacts('mfe-chat', chat).descriptor!, channel: 'stable', fallback: null },
  ],
});
const english = { spoken: 'en', offered: ['en', 'fr'] };
const answers = (user: object | null) => ({ firstAnswers: { '/api/user.php': new FirstAnswer(JSON.stringify({ user })) } });
const textOf = (text: ReturnType<typeof compositionText>) => String(bytesOf(text.parts(null)));
const [one, same] = [releasing(), releasing()];
const refusal = { status: 404, body: { error: { code: 'request.not-found', requestId: '' } } } as const;

test('what the document says and what is drawn from are the same composition', () => {
  const text = compositionText(one, english, 'view', { ...answers({ name: 'Ada' }), firstRefusals: { '/api/members/7': refusal } });
  const told = JSON.parse(textOf(text)) as Record<string, unknown>;
  expect(JSON.parse(text.json())).toEqual(told);
  expect(told).toMatchObject({
    pageView: 'view',
    locale: 'en',
    offeredLocales: ['en', 'fr'],
    shell: '1',
    remotes: { chat: { version: '2' } },
    firstAnswers: { '/api/user.php': { user: { name: 'Ada' } } },
    firstRefusals: { '/api/members/7': refusal },
  });
});

test('a drawn page says with which answers it was drawn, any other does not', () => {
  const answered = [{ endpointName: 'members', arg: {}, url: '/api/members' }];
  const text = compositionText(one, english, 'view', answers(null));
  expect(JSON.parse(String(bytesOf(text.parts(answered))))).toMatchObject({ drawn: answered, pageView: 'view' });
  expect(textOf(text)).not.toContain('drawn');
});

test('pages that are made of the same look the same, whatever their page view is called, and no others do', () => {
  const seen = (of: Releasing, languages = english, user: object | null = null, view = 'view') =>
    compositionText(of, languages, view, answers(user)).seen;
  expect(seen(same, english, null, 'another view')).toBe(seen(one));
  const others = [
    seen(releasing('3')),
    seen(releasing('1', '4')),
    seen(one, { spoken: 'fr', offered: ['en', 'fr'] }),
    seen(one, { spoken: 'en', offered: ['en'] }),
    seen(one, english, { id: 1 }),
  ];
  expect(new Set([seen(one), ...others]).size).toBe(6);
});

test('nothing that somebody wrote ends the script that it stands in', () => {
  const text = textOf(compositionText(one, english, 'view', answers({ name: '</script><script>alert(1)//\u2028' })));
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toMatchObject({ firstAnswers: { '/api/user.php': { user: { name: '</script><script>alert(1)//\u2028' } } } });
});
