import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { useSignupLink } from '@rendezvous/client';
import { user } from '@rendezvous/client/testing';
import { bonus } from '../testing/answers';
import { show } from '../testing/show';
import { TimeBonus } from './time-bonus';

const press = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const at = { at: '/members' };
const banner = () => screen.queryByRole('link', { name: /25.?% off your next order/ });
const JoinHere = () => <Link {...useSignupLink()}>Join</Link>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a banner says what is offered, counts down and leads to the prices', async () => {
  await show(<TimeBonus />, { ...at, user: { ...user, credits: 3, time_bonus: bonus } });
  expect(banner()).toHaveAttribute('href', '/credits');
  expect(screen.getByRole('timer')).toHaveTextContent('03h28min09s');
  await pass(2000);
  expect(screen.getByRole('timer')).toHaveTextContent('03h28min07s');
  await pass(60_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('nothing is shown to whoever is offered nothing', async () => {
  await show(<TimeBonus />, { ...at, user: { ...user, credits: 0, time_bonus: null } });
  await pass(60_000);
  expect(banner()).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who has no credits is asked once, after forty seconds, and never again', async () => {
  const given = { ...at, user: { ...user, credits: 0, time_bonus: bonus } };
  const { unmount } = await show(<TimeBonus />, given);
  await pass(39_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(1500);
  expect(screen.getByRole('dialog')).toHaveTextContent(/25.?% off.*Act fast: it counts within 4 hours of joining\..*Because you joined at/);
  await press.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  await show(<TimeBonus />, given);
  await pass(60_000);
  expect(banner()).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('over the signup that somebody has just finished no other dialog is laid', async () => {
  await show(
    <>
      <TimeBonus />
      <JoinHere />
    </>,
    { ...at, user: { ...user, credits: 0, time_bonus: bonus } },
  );
  await press.click(screen.getByRole('link', { name: 'Join' }));
  await pass(60_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('its line can be put away where the shell lets it; the dialog comes all the same', async () => {
  const putAway = jest.fn();
  const given = { ...at, user: { ...user, credits: 0, time_bonus: bonus } };
  const { unmount } = await show(<TimeBonus line onClose={putAway} />, given);
  await press.click(screen.getByRole('button', { name: 'Hide this line' }));
  expect(putAway).toHaveBeenCalledTimes(1);
  unmount();
  await show(<TimeBonus line={false} onClose={putAway} />, given);
  expect(banner()).not.toBeInTheDocument();
  await pass(41_000);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
