import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { Slot } from '@rendezvous/client';
import { Pages } from '../pages/pages';
import { givenLoads, gone, moduleOf, quietFaults, releaseOf, remoteOf, retryButton, show, unreachable } from '../testing/given-remotes';
import { RemoteFailure } from '../failures/remote-failure';
import { Remotes } from './remotes';

// The way of a remote that fails, seen in the page: real modules, only the network is ours.

const Broken = (): never => {
  throw new Error('drawn badly');
};
const GoneScreen = lazy(() => Promise.resolve().then(gone));
quietFaults();

test('a version that fails is loaded again, and nothing is reported when that works', async () => {
  const page = givenLoads([unreachable(), moduleOf('chosen')]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'en', page.host));
  await screen.findByText('chosen');
  expect(page.loaded).toEqual(['2', '2']);
  expect(page.reports).toEqual([]);
});

test('a version that fails twice is reported once and gives way to the one before, with all that belongs to it', async () => {
  const page = givenLoads([unreachable(), unreachable(), moduleOf('before')]);
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'en', page.host);
  await show(
    remotes,
    <>
      <Pages />
      <Slot name="match" given={{ memberId: 1, kind: 'match' }} onClose={() => undefined} />
    </>,
  );
  await screen.findByText('before');
  await screen.findByText('match of before');
  expect(page.loaded).toEqual(['2', '2', '1']);
  expect(page.reports).toEqual(['2 entry unreachable']);
  expect(remotes.descriptors()).toEqual([releaseOf('1').descriptor]);
});

test('when nothing works a card says so, and another try begins with the chosen version', async () => {
  const page = givenLoads([unreachable(), unreachable(), unreachable(), moduleOf('chosen')]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'en', page.host));
  await userEvent.click(await retryButton());
  await screen.findByText('chosen');
  expect(page.loaded).toEqual(['2', '2', '1', '2']);
  expect(page.reports).toEqual(['2 entry unreachable', '1 entry unreachable']);
  expect(page.reloadPage).not.toHaveBeenCalled();
});

test('a page that throws while it is drawn gives way to the version before', async () => {
  const page = givenLoads([moduleOf('', <Broken />), moduleOf('', <Broken />), moduleOf('before')]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), releaseOf('1')) }, 'en', page.host));
  await screen.findByText('before');
  expect(page.reports).toEqual(['2 render threw']);
});

test('a screen whose files are gone is tried again, then the page is loaded anew, then the card is there', async () => {
  const page = givenLoads([moduleOf('', <GoneScreen />), moduleOf('', <GoneScreen />)]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host));
  await retryButton();
  expect(page.reports).toEqual(['2 chunk unreachable']);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});

test('what hangs or throws does not load the page anew', async () => {
  const page = givenLoads([moduleOf('', <Broken />), new RemoteFailure('entry', 'timeout')]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host));
  await retryButton();
  expect(page.reloadPage).not.toHaveBeenCalled();
});

test('a page that only the chosen version has shows the card while the version before is in use, which goes on with its own', async () => {
  const page = givenLoads([unreachable(), unreachable(), moduleOf('before')]);
  await show(new Remotes({ chat: remoteOf(releaseOf('2', ['/chats', '/chats/new']), releaseOf('1')) }, 'en', page.host), <Pages />, {
    at: '/chats/new',
  });
  await retryButton();
  await userEvent.click(screen.getByRole('link', { name: 'chats' }));
  await screen.findByText('before');
  expect(page.loaded).toEqual(['2', '2', '1']);
});

const Match = () => {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('pressed');
  return <button onClick={() => setBroken(true)}>match</button>;
};

describe('a part that throws in the page of somebody else', () => {
  const withMatch = { ...moduleOf('whole'), slots: { match: Match } };

  test('is loaded again when the remote’s own page is not shown', async () => {
    const page = givenLoads([withMatch, moduleOf('second')]);
    const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host);
    await show(remotes, <Slot name="match" given={{ memberId: 1, kind: 'match' }} onClose={() => undefined} />, { at: '/' });
    await userEvent.click(await screen.findByRole('button', { name: 'match' }));
    await screen.findByText('match of second');
    expect(page.reloadPage).not.toHaveBeenCalled();
  });

  test('is left out, and reported, when that would take the remote’s own page away', async () => {
    const page = givenLoads([withMatch]);
    const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host);
    await show(
      remotes,
      <>
        <Pages />
        <Slot name="match" given={{ memberId: 1, kind: 'match' }} onClose={() => undefined} />
      </>,
    );
    await screen.findByText('whole');
    await userEvent.click(await screen.findByRole('button', { name: 'match' }));
    await waitFor(() => expect(page.reports).toEqual(['2 render threw']));
    expect(screen.getByText('whole')).toBeInTheDocument();
    expect(page.loaded).toEqual(['2']);
  });
});

const place = {
  onClose: () => undefined,
  loading: 'on its way',
  missing: (retry: (() => void) | null) => (retry ? <button onClick={retry}>retry</button> : 'nobody'),
};

describe('a slot', () => {
  test('is filled by whoever names it, and loads nobody else', async () => {
    const page = givenLoads([moduleOf('whole')]);
    const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host);
    await show(remotes, <Slot name="match" given={{ memberId: 1, kind: 'match' }} {...place} />, { at: '/' });
    expect(screen.getByText('on its way')).toBeInTheDocument();
    expect(await screen.findByText('match of whole')).toBeInTheDocument();
  });

  test('that nobody fills is missing, without a request', async () => {
    const page = givenLoads([]);
    const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host);
    await show(remotes, <Slot name="report" given={{ memberId: 1, name: 'Ada' }} {...place} />, { at: '/' });
    expect(screen.getByText('nobody')).toBeInTheDocument();
    expect(page.loaded).toEqual([]);
  });

  test('whose remote cannot be had offers another try', async () => {
    const page = givenLoads([unreachable(), unreachable(), moduleOf('late')]);
    const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host);
    await show(remotes, <Slot name="match" given={{ memberId: 1, kind: 'match' }} {...place} />, { at: '/' });
    await userEvent.click(await screen.findByRole('button', { name: 'retry' }));
    expect(await screen.findByText('match of late')).toBeInTheDocument();
    expect(page.loaded).toEqual(['2', '2', '2']);
  });
});
test('a follower that throws keeps the news from no other one', async () => {
  const page = givenLoads([moduleOf('chosen')]);
  const remotes = new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', page.host);
  const fault = new Error('a bar is broken');
  remotes.subscribe(() => {
    throw fault;
  });
  await show(remotes);
  await screen.findByText('chosen');
  expect(reportError).toHaveBeenCalledWith(fault);
});
