import { PASSWORD, apiOf, mailTo } from '../product/members.js';
import type { Attack } from './attack.js';
import { type Ear, type Person, ask, listen, person, soon, words } from './person.js';

const NEW_PASSWORD = 'four-blue-lanterns';
/** "At once", on a busy machine. */
const AT_ONCE_MS = 2000;

/** Sets a new password by the link of the mail, from a browser that is not logged in. */
const resetPassword = async (url: string, { email }: Person): Promise<number> => {
  const api = await apiOf(url, { 'x-forwarded-for': '203.0.113.20' });
  await api.post('/api/password/reset-mail', { data: { email } });
  let token: string | undefined;
  await soon(async () => {
    token = /reset[^\s]*token=([A-Za-z0-9_-]+)/.exec(await mailTo(api, email))?.[1];
    return token !== undefined;
  }, 15_000);
  const { status } = await ask(url, '/api/password/reset', {
    method: 'POST',
    body: { token, password: NEW_PASSWORD },
    network: '203.0.113.20',
  });
  await api.dispose();
  return status;
};

const logIn = (url: string, { email, cookie }: Person): Promise<number> =>
  ask(url, '/api/user.php', { method: 'POST', body: { email, password: PASSWORD }, cookie, network: '203.0.113.21' }).then(
    ({ status }) => status,
  );

/** Each way in which a session ends. */
const ENDINGS: Readonly<Record<string, (url: string, member: Person) => Promise<number>>> = {
  'a logout': async (_, member) => (await member.ask('/api/logout.php')).status,
  'a new login in the same browser': logIn,
  'a password reset elsewhere': resetPassword,
};

/** A session that is over hears nothing and says nothing. */
export const endedSessions: Attack = async ({ product: { url }, tried }) => {
  for (const [name, end] of Object.entries(ENDINGS)) {
    const [friend, member] = [await person(url, { gender: 'male' }), await person(url)];
    const started = await friend.ask(`/api/members/${member.id}/conversation`, { method: 'POST', body: words('Hello') });
    const { conversationId } = JSON.parse(started.text) as { conversationId: number };
    await member.ask(`/api/conversations/${conversationId}/messages`, { method: 'POST', body: words('Hello back') });
    const [ear, friendsEar] = [await listen(url, member.cookie), await listen(url, friend.cookie)];
    const status = await end(url, member);
    if (status >= 300) {
      tried(name, 'ends the session', `answered ${status}`, false);
      continue;
    }
    const closed = await soon(() => ear.ended() !== null, AT_ONCE_MS);
    tried(`socket after ${name}`, `closed within ${AT_ONCE_MS} ms`, ear.ended() ?? 'still open', closed);
    await hearAndSay(ear, friendsEar, friend, member, conversationId, (seen, ok, what) =>
      tried(`${what} after ${name}`, 'nothing', seen, ok),
    );
    const again = await listen(url, member.cookie).then(
      (opened) => (opened.close(), 'opened'),
      () => 'refused',
    );
    tried(`another socket after ${name}`, 'refused', again, again === 'refused');
    const read = await member.ask('/api/chats.php');
    tried(`a call after ${name}`, '403', String(read.status), read.status === 403);
    for (const open of [ear, friendsEar]) open.close();
  }
};

const hearAndSay = async (
  ear: Ear,
  friendsEar: Ear,
  friend: Person,
  member: Person,
  conversationId: number,
  tell: (seen: string, ok: boolean, what: string) => void,
): Promise<void> => {
  // the end itself may be told
  ear.heard.length = 0;
  friendsEar.heard.length = 0;
  const sent = await friend.ask(`/api/conversations/${conversationId}/messages`, { method: 'POST', body: words('Are you there?') });
  if (sent.status !== 200) throw new Error(`The friend could not write: ${sent.status} ${sent.text}`);
  ear.say({ type: 'typing', conversationId });
  await new Promise((done) => setTimeout(done, 500));
  const typed = friendsEar.heard.filter((text) => text.includes('typing') && text.includes(String(member.id)));
  tell(ear.heard.join(' ') || 'nothing', ear.heard.length === 0, 'what is heard');
  tell(typed.join(' ') || 'nothing', typed.length === 0, 'what is said');
};
