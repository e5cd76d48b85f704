import type { ReactNode } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { type SlotPlace, SlotProvider, overlayActions, useReport } from '@rendezvous/client';
import { Stage, givenStore } from '@rendezvous/client/testing';
import messages from '../messages/en.json';
import { Overlays } from '../pages/overlays';
import { Remotes } from '../remote-host/remotes';
import { RemotesContext } from '../remote-host/remotes-context';
// it comes with what follows the first screen; loading it here keeps that out of the time that a test waits
import './report-overlay';

const host = {
  load: async () => ({ module: null, messages: new Map(), failure: null }),
  report: () => undefined,
  reloadPage: async () => false,
};
const about = { memberId: 36, name: 'Inès' };
const Page = () => {
  const report = useReport();
  return <button onClick={() => report(about)}>report</button>;
};

const given = async (fill: (place: SlotPlace) => ReactNode) => {
  const store = await givenStore();
  render(
    <Stage store={store} at="/chats/7" messages={messages}>
      <RemotesContext.Provider value={new Remotes({}, 'en', host as never)}>
        <SlotProvider value={fill}>
          <Page />
          <Link to="/members">elsewhere</Link>
          <Link replace to="/chats/8">
            the conversation
          </Link>
          <Overlays />
        </SlotProvider>
      </RemotesContext.Provider>
    </Stage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'report' }));
  return store;
};
const form = ({ name, given: facts, onClose }: SlotPlace) => <button onClick={onClose}>{`${name} ${JSON.stringify(facts)}`}</button>;

beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  globalThis.reportError = jest.fn();
});

test('shows the form of whoever has one, told whom it is about', async () => {
  const store = await given(form);
  await userEvent.click(await screen.findByRole('button', { name: 'report {"memberId":36,"name":"Inès"}' }));
  expect(store.getState().overlay.report).toBeNull();
});

test('closes with the page that it was asked on', async () => {
  const store = await given(form);
  await screen.findByRole('button', { name: /"memberId":36/ });
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  await waitFor(() => expect(store.getState().overlay.report).toBeNull());
  expect(screen.queryByRole('button', { name: /"memberId":36/ })).toBeNull();
});

test('stays while its page only gets another address, as with the first message of a conversation', async () => {
  const store = await given(form);
  await screen.findByRole('button', { name: /"memberId":36/ });
  await userEvent.click(screen.getByRole('link', { name: 'the conversation' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/chats/8');
  expect(screen.getByRole('button', { name: /"memberId":36/ })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  await waitFor(() => expect(store.getState().overlay.report).toBeNull());
});

test('says that the form is on its way, and can be closed meanwhile', async () => {
  const store = await given(({ loading }) => loading);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Inès' }));
  expect(dialog.getByText('The form is on its way.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(store.getState().overlay.report).toBeNull();
});

test('without the form offers another try and the mail of the support', async () => {
  const retry = jest.fn();
  await given(({ missing }) => missing?.(retry));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Inès' }));
  expect(dialog.getByRole('link', { name: 'support@rendezvous.example' })).toHaveAttribute('href', 'mailto:support@rendezvous.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('another member’s report is another form', async () => {
  const store = await given(form);
  act(() => void store.dispatch(overlayActions.askReport({ memberId: 8, name: 'Lou' })));
  expect(await screen.findByRole('button', { name: 'report {"memberId":8,"name":"Lou"}' })).toBeVisible();
});
