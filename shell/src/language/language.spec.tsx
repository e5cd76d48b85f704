import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type AppStore, sessionApi, useLocale } from '@rendezvous/client';
import { givenServer, givenStore, Refused, user } from '@rendezvous/client/testing';
import type { Locale } from '@rendezvous/contracts/reference';
import { LanguageMenu } from '../layout/language-menu';
import en from '../messages/en.json';
import fr from '../messages/fr.json';
import { Remotes } from '../remote-host/remotes';
import { givenLoads, gone, moduleOf, releaseOf, remoteOf } from '../testing/given-remotes';
import { Language } from './language';
import { type ShellMessages, firstMessages } from './shell-messages';

const MESSAGES = { en, fr } as unknown as Record<Locale, ShellMessages>;
const LANGUAGE = 'PUT /api/user.php';

/** The shell's words as they come or do not: each language waits until it is let go. */
const givenWords = () => {
  const waiting: { readonly locale: Locale; readonly come: () => void; readonly fail: () => void }[] = [];
  const load = (locale: Locale) =>
    new Promise<ShellMessages>((resolve, reject) => {
      waiting.push({ locale, come: () => resolve(MESSAGES[locale]), fail: () => reject(new Error('gone')) });
    });
  const next = (locale: Locale) =>
    waiting.splice(
      waiting.findIndex((one) => one.locale === locale),
      1,
    )[0]!;
  return {
    load,
    come: (locale: Locale) => act(async () => next(locale).come()),
    fail: (locale: Locale) => act(async () => next(locale).fail()),
  };
};

const Page = () => {
  const intl = useIntl();
  const { setLocale } = useLocale();
  return (
    <>
      <LanguageMenu />
      <p>{intl.formatMessage({ id: 'shell.nav.login' })}</p>
      <input aria-label="typed" />
      <button onClick={() => setLocale('en')}>to English</button>
    </>
  );
};
const noRemotes = () => new Remotes({}, 'en', { load: jest.fn(), report: jest.fn(), reloadPage: async () => false });
const show = async (missing: Locale | null = null, remotes = noRemotes(), given?: AppStore) => {
  const words = givenWords();
  render(
    <Provider store={given ?? (await givenStore())}>
      <MemoryRouter initialEntries={['/members?gender=female']}>
        <Language first={{ locale: 'en', messages: MESSAGES.en, missing }} offered={['en', 'fr']} remotes={remotes} load={words.load}>
          <Page />
        </Language>
      </MemoryRouter>
    </Provider>,
  );
  return words;
};
const choose = (locale: Locale) => userEvent.selectOptions(screen.getByRole('combobox'), locale);
const cookie = () => /locale=(\w+)/.exec(document.cookie)?.[1] ?? null;
const isEnglish = () => screen.queryByText(en['shell.nav.login']) !== null;
let server: ReturnType<typeof givenServer>;

beforeEach(() => {
  globalThis.reportError = jest.fn();
  document.cookie = 'locale=; Max-Age=0; Path=/';
  server = givenServer({ [LANGUAGE]: () => ({}), 'GET /api/user.php': () => ({ user }) });
});

test('nothing changes before all is there; then page, cookie and account change together', async () => {
  const words = await show();
  await choose('fr');
  expect([isEnglish(), cookie(), document.documentElement.lang, server.of(LANGUAGE)]).toEqual([true, null, 'en', []]);
  expect(screen.getByRole('combobox')).toHaveValue('fr');
  await words.come('fr');
  expect([isEnglish(), cookie(), document.documentElement.lang]).toEqual([false, 'fr', 'fr']);
  await waitFor(() => expect(server.of(LANGUAGE).map(({ body }) => body)).toEqual([{ language: 'fr' }]));
});

test('the menu is a form that needs no script, and comes back to its page', async () => {
  await show();
  const form = screen.getByRole<HTMLSelectElement>('combobox').form!;
  expect([form.getAttribute('method'), form.getAttribute('action'), ...new FormData(form)]).toEqual([
    'post',
    '/language',
    ['page', '/members?gender=female'],
    ['language', 'en'],
  ]);
});

test('when the words do not come the page stays as it was, says so, and another try changes it', async () => {
  const words = await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'typed' }), 'half a line');
  await choose('fr');
  await words.fail('fr');
  expect([isEnglish(), cookie(), server.of(LANGUAGE)]).toEqual([true, null, []]);
  expect(screen.getByRole('combobox')).toHaveValue('en');
  expect(screen.getByRole('status')).toHaveTextContent('could not be changed to French');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await words.come('fr');
  expect([isEnglish(), cookie()]).toEqual([false, 'fr']);
  expect(screen.getByRole('textbox', { name: 'typed' })).toHaveValue('half a line');
});

test('of two quick changes the last one asked for counts, whichever comes first', async () => {
  const words = await show();
  await choose('fr');
  await choose('en');
  await words.come('en');
  await words.come('fr');
  expect([isEnglish(), cookie()]).toEqual([true, 'en']);
  await choose('fr');
  await choose('en');
  await words.fail('fr');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await words.come('en');
  expect([isEnglish(), cookie(), screen.queryByRole('button', { name: 'Try again' })]).toEqual([true, 'en', null]);
});

test('whoever logs in is spoken to as after a reload, without a choice being kept; later answers change nothing', async () => {
  const store = await givenStore({ user: null });
  const words = await show(null, noRemotes(), store);
  // an answer is told to the page with its next frame
  const answer = (who: typeof user | null, locale: Locale) =>
    act(async () => {
      await store.dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, { user: who, locale }));
      await new Promise(requestAnimationFrame);
    });
  await answer(null, 'fr');
  expect(document.documentElement.lang).toBe('en');
  await answer(user, 'fr');
  await words.come('fr');
  expect([isEnglish(), cookie(), document.documentElement.lang, server.of(LANGUAGE)]).toEqual([false, null, 'fr', []]);
  await answer({ ...user, credits: 1 }, 'en');
  expect(isEnglish()).toBe(false);
  await answer(null, 'en');
  await words.come('en');
  expect([isEnglish(), cookie()]).toEqual([true, null]);
});

test('an account that cannot be told of it does not break the page', async () => {
  server.answers({ [LANGUAGE]: () => new Refused(400, 'request.invalid') });
  const words = await show();
  await choose('fr');
  await words.come('fr');
  await waitFor(() => expect(server.of(LANGUAGE)).toHaveLength(1));
  expect([isEnglish(), cookie()]).toEqual([false, 'fr']);
});

test('a page whose language does not come begins in the other, says so, keeps the choice, and another try changes it', async () => {
  const load = async (locale: Locale) => {
    if (locale === 'fr') throw new Error('gone');
    return MESSAGES[locale];
  };
  const first = await firstMessages('fr', load);
  expect(first).toEqual({ locale: 'en', messages: MESSAGES.en, missing: 'fr' });
  document.cookie = 'locale=fr; Path=/';
  const words = await show(first.missing);
  expect(screen.getByRole('status')).toHaveTextContent('could not be loaded in French');
  expect(cookie()).toBe('fr');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await words.come('fr');
  expect(isEnglish()).toBe(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a page for which no words come at all is left to whoever starts it', async () => {
  await expect(firstMessages('fr', () => Promise.reject(new Error('gone')))).rejects.toThrow('All promises were rejected');
});

/** A remote that is there, and has no French as often as this. */
const givenHalting = async (times: number) => {
  let fails = times;
  const halting = {
    ...moduleOf('here'),
    messages: async (locale: Locale) => (locale === 'fr' && (fails -= 1) >= 0 ? gone() : {}),
  };
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', givenLoads([halting]).host);
  remotes.state('chat');
  await waitFor(() => expect(remotes.isBusy()).toBe(false));
  return remotes;
};
const partly = () => screen.queryByText(fr['shell.language.partly']);
const again = () => userEvent.click(screen.getByRole('button', { name: fr['shell.remote.retry'] }));

describe('a remote whose words do not come', () => {
  test('is told of again after each try that fails, until one works; nothing else is asked for then', async () => {
    const words = await show(null, await givenHalting(6));
    await choose('fr');
    await words.come('fr');
    await waitFor(() => expect(server.of(LANGUAGE)).toHaveLength(1));
    for (const isLast of [false, false, true]) {
      expect(partly()).toBeInTheDocument();
      await again();
      await waitFor(() => expect(partly() === null).toBe(isLast));
    }
    expect(server.of(LANGUAGE)).toHaveLength(1);
  });

  test('is not told of again to whoever has closed that', async () => {
    const words = await show(null, await givenHalting(9));
    await choose('fr');
    await words.come('fr');
    await userEvent.click(screen.getByRole('button', { name: fr['shell.banner.dismiss'] }));
    expect(partly()).toBeNull();
  });
});
