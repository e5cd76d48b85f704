import { render, screen } from '@testing-library/react';
import { SlotProvider } from '@rendezvous/client';
import { Stage, givenStore, user } from '@rendezvous/client/testing';
import type { User } from '@rendezvous/contracts/session';
import messages from '../messages/en.json';
import { Banners } from './banners';

const bonus = { percentage: 25, began_at: '2026-11-20T20:12:00.000Z', ends_at: '2026-11-21T00:12:00.000Z', seconds_left: 9 };
const withBonus: User = { ...user, time_bonus: bonus };

const show = async (who: User | null, at: string) => {
  const store = await givenStore({ user: who });
  const { unmount } = render(
    <Stage store={store} at={at} messages={messages as Record<string, string>}>
      <SlotProvider value={({ name }) => <p>{name}</p>}>
        <Banners />
      </SlotProvider>
    </Stage>,
  );
  const shown = screen.queryByText('time-bonus') !== null;
  unmount();
  return shown;
};

test.each(['/members', '/members/12', '/likes', '/likes/received', '/likes/m/12', '/chats', '/premium'])(
  'the time bonus has its place on %s',
  async (at) => expect(await show(withBonus, at)).toBe(true),
);

test.each(['/profile', '/notifications', '/credits', '/pages/faq', '/signup'])('and none on %s', async (at) =>
  expect(await show(withBonus, at)).toBe(false),
);

test('it is the server’s word: without one, by an older answer, or without a login there is no place', async () => {
  const { time_bonus: _, ...older } = withBonus;
  expect(await show({ ...user, time_bonus: null }, '/members')).toBe(false);
  expect(await show(older, '/members')).toBe(false);
  expect(await show(null, '/members')).toBe(false);
});
