import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenLoads, gone, moduleOf, quietFaults, releaseOf, remoteOf, show } from '../testing/given-remotes';
import { loadMessages } from './load-messages';
import { type PageHost, Remotes } from './remotes';

// A remote whose messages in one language do not come, seen in the page.

quietFaults();

const boom = () => {
  throw new Error('Boom.');
};
const Write = () => (
  <label>
    write <textarea />
  </label>
);
/** A remote whose French does not come as often as this. */
const halting = (times: number, fail: () => void = gone) => {
  const module = moduleOf('', <Write />);
  let fails = times;
  const messages = jest.fn(async (locale: string) => {
    if (locale === 'fr' && (fails -= 1) >= 0) fail();
    return {};
  });
  return { ...module, messages };
};
const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'write' }).value;
const speaking = () => screen.getByRole('textbox', { name: 'write' }).closest('[lang]')?.getAttribute('lang') ?? null;

test('messages that come at the second try change the language, and nothing is reported', async () => {
  const page = givenLoads([halting(1)]);
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host);
  await show(remotes);
  await screen.findByRole('textbox');
  await act(() => remotes.learn('fr'));
  act(() => remotes.speak('fr'));
  expect(remotes.lackMessages()).toBe(false);
  expect(page.reports).toEqual([]);
});

test('messages that do not come leave the remote as it is, in the language that it has, with what was typed; another try may bring them', async () => {
  const module = halting(2);
  const page = givenLoads([module]);
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'en', page.host);
  await show(remotes);
  await userEvent.type(await screen.findByRole('textbox', { name: 'write' }), 'half a line');
  await act(() => remotes.learn('fr'));
  act(() => remotes.speak('fr'));
  expect(remotes.lackMessages()).toBe(true);
  expect([page.loaded, page.reports]).toEqual([['2'], ['2 messages unreachable']]);
  expect(typed()).toBe('half a line');
  // the change itself does not ask again for what has just failed
  expect(module.messages).toHaveBeenCalledTimes(3);
  await act(() => remotes.learn('fr'));
  expect(remotes.lackMessages()).toBe(false);
  expect(typed()).toBe('half a line');
});

test('messages that throw are not asked for twice: half there they would be taken for good', async () => {
  const module = halting(1, boom);
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', givenLoads([module]).host);
  await show(remotes);
  await screen.findByRole('textbox');
  await act(() => remotes.learn('fr'));
  act(() => remotes.speak('fr'));
  expect(remotes.lackMessages()).toBe(true);
});

test('messages that fail at the start: the version before goes first, then the language gives way, not the remote', async () => {
  const page = givenLoads([halting(9), halting(9), halting(9)]);
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'fr', page.host);
  await show(remotes, undefined, { locale: 'fr' });
  await screen.findByRole('textbox', { name: 'write' });
  expect(page.loaded).toEqual(['2', '2', '1']);
  expect(page.reports).toEqual(['2 messages unreachable', '1 messages unreachable']);
  expect(remotes.lackMessages()).toBe(true);
  expect(speaking()).toBe('en');
});

test('messages of a remote that was on its way while the language changed come after it', async () => {
  const module = halting(0);
  const page = givenLoads([]);
  const gate = new EventTarget();
  const load: PageHost['load'] = async (release, locales) => {
    await new Promise((done) => gate.addEventListener('open', done));
    return { module, ...(await loadMessages(release, module, locales)) };
  };
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', { ...page.host, load });
  await show(remotes);
  await act(() => remotes.learn('fr'));
  act(() => remotes.speak('fr'));
  await act(async () => gate.dispatchEvent(new Event('open')));
  await screen.findByRole('textbox');
  await waitFor(() => expect(module.messages.mock.calls).toEqual([['en'], ['fr']]));
  expect(remotes.lackMessages()).toBe(false);
});

test('messages that throw before they are asked for are a failure like any other', async () => {
  const module = { ...moduleOf('', <Write />), messages: jest.fn(boom as () => never) };
  const page = givenLoads([]);
  const load: PageHost['load'] = async () => ({ module, messages: new Map([['en', {}]]), failure: null });
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'en', { ...page.host, load });
  await show(remotes);
  await screen.findByRole('textbox');
  await act(() => remotes.learn('fr'));
  act(() => remotes.speak('fr'));
  expect(remotes.lackMessages()).toBe(true);
  expect(page.reports).toEqual(['2 messages threw']);
});
