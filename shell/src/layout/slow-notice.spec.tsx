import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { siteApi } from '@rendezvous/client';
import { givenStore, Stage } from '@rendezvous/client/testing';
import { Dialog, Waiting } from '@rendezvous/ui';
import messages from '../messages/en.json';
import { SlowNotice } from './slow-notice';

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const LONG_MS = 5000;
const show = async (children: ReactNode) => {
  const store = await givenStore();
  const page = (shown: ReactNode) => (
    <Stage store={store} at="/" messages={messages as Record<string, string>}>
      <SlowNotice />
      <main id="main" tabIndex={-1}>
        {shown}
      </main>
    </Stage>
  );
  const { rerender } = render(page(children));
  return (next: ReactNode) => rerender(page(next));
};
const status = () => screen.getByRole('status');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A screen whose call never answers. */
const Regions = () => {
  const { data } = siteApi.useSiteRegionsQuery();
  return data ? <p>here</p> : <Waiting />;
};

test('a wait is announced once it is longer than usual, and the call is asked for again in place', async () => {
  const answers: ((response: Response) => void)[] = [];
  globalThis.fetch = (_, { signal } = {}) =>
    new Promise((resolve, reject) => {
      answers.push(resolve);
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  await show(<Regions />);
  await pass(LONG_MS - 100);
  expect(status()).toBeEmptyDOMElement();
  await pass(200);
  expect(status()).toHaveTextContent(messages['shell.slow.text']);
  const button = screen.getByRole('button', { name: 'Try again' });
  await user.click(button);
  expect(answers).toHaveLength(2);
  expect(status()).toHaveTextContent(messages['shell.slow.asked-again']);
  expect(button).toHaveFocus();
  await act(async () => answers[1]!(new Response('{"regions":[]}')));
  await screen.findByText('here');
  expect(status()).toBeEmptyDOMElement();
});

test('several waits are told of once; the last of them ends it', async () => {
  const change = await show([<Waiting key="a" />, <Waiting key="b" />]);
  await pass(LONG_MS + 100);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  change([<Waiting key="b" />]);
  expect(status()).not.toBeEmptyDOMElement();
  change(null);
  expect(status()).toBeEmptyDOMElement();
});

test('a short wait after another is told of by nobody', async () => {
  const change = await show(<Waiting key="a" />);
  await pass(LONG_MS - 100);
  change(<Waiting key="b" />);
  await pass(LONG_MS - 100);
  expect(status()).toBeEmptyDOMElement();
});

test('what changes something is only waited for', async () => {
  await show(<Waiting once />);
  await pass(LONG_MS + 100);
  expect(status()).toHaveTextContent(messages['shell.slow.text']);
  expect(screen.queryByRole('button')).toBeNull();
});

const OpenDialog = ({ waits = true }) => (
  <Dialog open title="Block" closeLabel="Close" onClose={() => undefined}>
    {waits ? <Waiting /> : null}
  </Dialog>
);

test('who asked again stays in the page’s main part when the wait is over', async () => {
  const change = await show(<Waiting />);
  await pass(LONG_MS + 100);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  change(null);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the end of a wait takes the focus from nobody', async () => {
  const change = await show([<Waiting key="a" />, <input key="b" />]);
  await pass(LONG_MS + 100);
  await user.click(screen.getByRole('textbox'));
  change([<input key="b" />]);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a dialog covers the page: what takes long is said in it, also when it opens later, and the focus stays there', async () => {
  const change = await show(<Waiting key="page" />);
  await pass(LONG_MS + 100);
  change([<Waiting key="page" />, <OpenDialog key="dialog" waits={false} />]);
  await pass(0);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(messages['shell.slow.text']);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  change(<OpenDialog key="dialog" waits={false} />);
  await pass(0);
  expect(within(dialog).getByRole('heading', { name: 'Block' })).toHaveFocus();
});

test('when the dialog goes before the wait does, the page says so', async () => {
  const change = await show([<Waiting key="page" />, <OpenDialog key="dialog" />]);
  await pass(LONG_MS + 100);
  change(<Waiting key="page" />);
  await pass(0);
  expect(status()).toHaveTextContent(messages['shell.slow.text']);
});
