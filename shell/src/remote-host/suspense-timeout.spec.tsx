import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Slot } from '@rendezvous/client';
import { Pages } from '../pages/pages';
import { givenLoads, moduleOf, quietFaults, releaseOf, remoteOf, retryButton, show } from '../testing/given-remotes';
import { Remotes } from './remotes';
import { suspendedMs } from '../files/tries.rules';

// A page or part of a remote that suspends and never goes on, seen in the page.

const never = new Promise<never>(() => undefined);
const Endless = (): never => {
  throw never;
};
/** Waits by itself, behind a state of its own, for longer than any page may be empty. */
const Slow = () => <p>Asking the server</p>;
const LIMIT = suspendedMs(false);
/** Time in which React draws, and holds a skeleton back in case that what it stands for comes. */
const SOON = 600;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** What is due is drawn before time goes on. */
const pass = async (milliseconds: number) => {
  await advance(10);
  await advance(milliseconds - 10);
};
const endless = () => moduleOf('', <Endless />);
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const card = () => screen.queryByRole('button', { name: 'Try again' });

quietFaults();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that goes on waiting gives way to a card in time, is reported, and each further try has its own time', async () => {
  const page = givenLoads([endless(), endless(), moduleOf('here')]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host));
  await pass(LIMIT - 100);
  expect(card()).toBeNull();
  await pass(SOON);
  expect(page.reports).toEqual(['2 render suspended']);
  await user.click(await retryButton());
  await pass(LIMIT - 100);
  expect(card()).toBeNull();
  await pass(SOON);
  await user.click(await retryButton());
  await screen.findByText('here');
  expect(page.loaded).toEqual(['2', '2', '2']);
  expect(page.reloadPage).not.toHaveBeenCalled();
});

test('the version before comes next, not the same one again', async () => {
  const page = givenLoads([endless(), moduleOf('before')]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'en', page.host));
  await pass(LIMIT + SOON);
  await screen.findByText('before');
  expect(page.loaded).toEqual(['2', '1']);
});

test('a page that waits behind a state of its own is left alone', async () => {
  const page = givenLoads([moduleOf('', <Slow />)]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host));
  await screen.findByText('Asking the server');
  await pass(LIMIT * 10);
  expect(screen.getByText('Asking the server')).toBeInTheDocument();
  expect(page.reports).toEqual([]);
});

test('who leaves in time hears of nothing', async () => {
  const page = givenLoads([endless()]);
  const { unmount } = await show(new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host));
  await pass(LIMIT - 100);
  unmount();
  await pass(LIMIT);
  expect(page.reports).toEqual([]);
});

const withPart = (text: string) => ({ ...moduleOf(text), slots: { match: Endless } });
const Typing = () => {
  const [text, setText] = useState('');
  return <input aria-label="typing" value={text} onChange={(event) => setText(event.target.value)} />;
};

describe('a part in another page that goes on waiting', () => {
  const part = (
    <Slot
      name="match"
      given={{ memberId: 1, kind: 'match' }}
      onClose={() => undefined}
      loading="on its way"
      missing={(retry) => (retry ? <button onClick={retry}>part again</button> : null)}
    />
  );

  test('is missing in its own way, with another try', async () => {
    const page = givenLoads([withPart(''), moduleOf('late')]);
    await show(new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host), part, { at: '/' });
    await pass(LIMIT - 100);
    expect(screen.getByText('on its way')).toBeInTheDocument();
    await pass(SOON);
    expect(page.reports).toEqual(['2 render suspended']);
    await user.click(await screen.findByRole('button', { name: 'part again' }));
    expect(await screen.findByText('match of late')).toBeInTheDocument();
  });

  test('leaves the remote’s own page as it is, and the focus with whoever types', async () => {
    const module = { ...withPart(''), routes: [{ path: '/chats', element: <Typing /> }] };
    const page = givenLoads([module]);
    await show(
      new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host),
      <>
        <Pages />
        {part}
      </>,
    );
    await user.type(await screen.findByRole('textbox', { name: 'typing' }), 'half a line');
    await pass(LIMIT + SOON);
    expect(await screen.findByRole('button', { name: 'part again' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'typing' })).toHaveValue('half a line');
    expect(screen.getByRole('textbox', { name: 'typing' })).toHaveFocus();
    expect(page.reports).toEqual(['2 render suspended']);
  });
});
