import { act, render, screen, waitFor } from '@testing-library/react';
import { SlotProvider, overlayActions } from '@rendezvous/client';
import { Stage, givenServer, givenStore } from '@rendezvous/client/testing';
import { Waiting } from '@rendezvous/ui';
import messages from '../messages/en.json';
import { quietFaults } from '../testing/given-remotes';
import { Overlays } from './overlays';

quietFaults();
afterEach(() => jest.useRealTimers());

const show = async (part: () => never | null) => {
  givenServer({ 'POST /api/remote-failures': () => null });
  const store = await givenStore();
  const Part = part;
  render(
    <Stage store={store} at="/members" messages={messages}>
      <SlotProvider value={() => <Part />}>
        <Waiting />
        <Overlays />
      </SlotProvider>
    </Stage>,
  );
  return store;
};
const match = { memberId: 8, kind: 'match' } as const;
const boom = () => {
  throw new Error('Drawn badly.');
};

test('an overlay that fails is closed, takes no other along, and can be opened again', async () => {
  jest.useFakeTimers();
  const part = jest.fn<null, []>(boom);
  const store = await show(part);
  act(() => void store.dispatch(overlayActions.showMatch(match)));
  expect(store.getState().overlay.match).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(screen.getByRole('status')).toHaveTextContent(messages['shell.slow.text']);
  part.mockReturnValue(null);
  act(() => void store.dispatch(overlayActions.showMatch(match)));
  expect(store.getState().overlay.match).toEqual(match);
});

test('one overlay’s fault leaves another open', async () => {
  const store = await show(boom);
  act(() => void store.dispatch(overlayActions.askLoginOrSignup({ next: '/members', memberId: null })));
  act(() => void store.dispatch(overlayActions.showMatch(match)));
  await waitFor(() => expect(store.getState().overlay.match).toBeNull());
  expect(screen.getByRole('dialog')).toHaveTextContent(messages['shell.join.title']);
});
