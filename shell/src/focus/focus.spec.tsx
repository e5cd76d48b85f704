import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Slot } from '@rendezvous/client';
import { Pages } from '../pages/pages';
import { givenLoads, moduleOf, quietFaults, releaseOf, remoteOf, retryButton, show, unreachable } from '../testing/given-remotes';
import { Remotes } from '../remote-host/remotes';

// Where the focus is when a remote fails and comes back, seen in the page.

const remotesOf = (outcomes: Parameters<typeof givenLoads>[0]) =>
  new Remotes({ chat: remoteOf(releaseOf('2'), null) }, 'en', givenLoads(outcomes).host);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

quietFaults();

test('the focus goes to the card, which is announced, and after another try that worked to the page’s heading', async () => {
  await show(remotesOf([unreachable(), unreachable(), unreachable(), unreachable(), moduleOf('here')]));
  await waitFor(async () => expect(await heading(/not available/)).toHaveFocus());
  expect(screen.getByRole('alert')).toContainElement(await heading(/not available/));
  await userEvent.tab();
  expect(await retryButton()).toHaveFocus();
  // a try that fails as well leads to its card
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await heading(/not available/)).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await heading('here')).toHaveFocus());
});

test('a page without a heading gets the focus in its main part', async () => {
  await show(remotesOf([unreachable(), unreachable(), moduleOf('', <p>no heading</p>)]));
  await userEvent.click(await retryButton());
  await screen.findByText('no heading');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a page that was never gone takes no focus', async () => {
  await show(remotesOf([moduleOf('here')]));
  await heading('here');
  expect(document.body).toHaveFocus();
});

test('who types outside the page keeps the focus, when the card comes and when the page is back', async () => {
  const failing = new EventTarget();
  const Breakable = () => {
    const [isBroken, setBroken] = useState(false);
    useEffect(() => failing.addEventListener('fail', () => setBroken(true)), []);
    if (isBroken) throw new Error('pressed');
    return <h1>whole</h1>;
  };
  const broken = moduleOf('', <Breakable />);
  await show(
    remotesOf([broken, unreachable(), moduleOf('here')]),
    <>
      <Pages />
      <input aria-label="elsewhere" />
    </>,
  );
  await heading('whole');
  await userEvent.type(screen.getByRole('textbox', { name: 'elsewhere' }), 'half');
  act(() => void failing.dispatchEvent(new Event('fail')));
  const retry = await retryButton();
  expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveFocus();
  retry.click();
  screen.getByRole('textbox', { name: 'elsewhere' }).focus();
  await heading('here');
  expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveFocus();
});

test('what a slot shows instead of its part takes no focus', async () => {
  await show(
    remotesOf([unreachable(), unreachable()]),
    <Slot
      name="match"
      given={{ memberId: 1, kind: 'match' }}
      onClose={() => undefined}
      missing={(retry) => (retry ? <button onClick={retry}>retry</button> : null)}
    />,
    { at: '/' },
  );
  await screen.findByRole('button', { name: 'retry' });
  expect(document.body).toHaveFocus();
});
