import { render, screen } from '@testing-library/react';
import { Stage, givenStore } from '@rendezvous/client/testing';
import { defineRemote } from '@rendezvous/client';
import type { Composition, RefusedOverride, TabOverride } from '@rendezvous/contracts/releases';
import shellMessages from '../messages/en.json';
import { Pages } from '../pages/pages';
import { Remotes } from '../remote-host/remotes';
import { RemotesContext } from '../remote-host/remotes-context';
import { givenComposition, givenOverride, givenRelease } from '../testing/given-composition';
import { compositionOfTab } from './composition';
import { forgetMarks } from './tab-overrides';

// Pages of one browser, opened one after the other in a tab. Another tab begins with an empty storage.
const released = [givenRelease('chat', '1'), givenRelease('search', '1')];
const mine = givenOverride('chat', 'mine');
const theirs = givenOverride('search', 'theirs');
const beginning = (override: TabOverride): TabOverride => ({ ...override, begins: true });
const inAnotherTab = () => sessionStorage.clear();

const open = (overrides: readonly TabOverride[], more: Partial<Composition> = {}) =>
  compositionOfTab(givenComposition(released, { ...(overrides.length > 0 ? { overrides } : {}), ...more }));
const versions = ({ remotes }: Composition) => Object.values(remotes).map(({ version }) => version);
/** What a tab shows: its versions, and whether a banner tells of them. */
const shownAt = async (overrides: readonly TabOverride[]) => {
  const page = await open(overrides);
  return [...versions(page), ...(page.overrides ?? []).map(({ mark }) => mark)];
};

beforeEach(inAnotherTab);

test('an ordinary page is left as it is, in every tab', async () => {
  const page = givenComposition(released);
  expect(await compositionOfTab(page)).toBe(page);
});

test('a link shows its build in the tab that it was opened in, on every page, and in no other', async () => {
  expect(await shownAt([beginning(mine)])).toEqual(['mine', '1', mine.mark]);
  expect(await shownAt([mine])).toEqual(['mine', '1', mine.mark]);
  inAnotherTab();
  expect(await open([mine])).toEqual(givenComposition(released));
});

test('builds of several remotes are shown together, those that begin in this tab', async () => {
  await open([beginning(mine)]);
  expect(await shownAt([mine, beginning(theirs)])).toEqual(['mine', 'theirs', mine.mark, theirs.mark]);
  inAnotherTab();
  expect(await shownAt([mine, beginning(theirs)])).toEqual(['1', 'theirs', theirs.mark]);
});

test('another link does not show its build in a tab of the first', async () => {
  await open([beginning(mine)]);
  const later = givenOverride('chat', 'later');
  expect(await open([later])).toEqual(givenComposition(released));
  // nor does the first come back by itself
  expect(await open([mine])).toEqual(givenComposition(released));
});

test('the reset ends it in this tab, even while another tab makes the browser hold it again', async () => {
  await open([beginning(mine)]);
  forgetMarks();
  expect(await open([mine])).toEqual(givenComposition(released));
});

test('that one has ended is told in its own tab, that a link shows nothing in the tab that opened it', async () => {
  const ended: RefusedOverride = { reason: 'expired', mark: mine.mark };
  const told = async (refusedOverride: RefusedOverride) => (await open([], { refusedOverride })).refusedOverride?.reason;
  await open([beginning(mine)]);
  expect(await told(ended)).toBe('expired');
  inAnotherTab();
  expect(await told(ended)).toBeUndefined();
  expect(await told({ reason: 'forged', mark: null })).toBe('forged');
});

test('a browser without storage shows a build on the page that its link leads to', async () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await shownAt([beginning(mine)])).toEqual(['mine', '1', mine.mark]);
  expect(await shownAt([mine])).toEqual(['1', '1']);
  storage.mockRestore();
});

/** A page with a build that has one more page, at that page. */
const showNew = async (override: TabOverride) => {
  const release = givenRelease('chat', 'mine', { paths: ['/chat/new'] });
  const { remotes, locale } = await open([{ ...override, release }]);
  const module = defineRemote({ area: 'chat', routes: [{ path: '/chat/new', element: <h1>New</h1> }], messages: async () => ({}) });
  const host = {
    load: async () => ({ module, messages: new Map(), failure: null }),
    report: () => undefined,
    reloadPage: async () => false,
  };
  return render(
    <Stage store={await givenStore()} at="/chat/new" messages={shellMessages}>
      <RemotesContext.Provider value={new Remotes(remotes, locale, host)}>
        <Pages />
      </RemotesContext.Provider>
    </Stage>,
  );
};

test('a page that only the build has is there in its tab, and not found in another', async () => {
  const { unmount } = await showNew(beginning(mine));
  expect(await screen.findByRole('heading', { name: 'New' })).toBeInTheDocument();
  unmount();
  inAnotherTab();
  await showNew(mine);
  expect(await screen.findByRole('heading', { name: shellMessages['shell.not-found.title'] })).toBeInTheDocument();
});
