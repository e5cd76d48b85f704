import { renderHook } from '@testing-library/react';
import { useNextDay } from './use-next-day';

const NEXT = '2026-03-03T23:00:00.000Z';
let visible = true;

beforeEach(() => {
  visible = true;
  jest.useFakeTimers({ now: new Date('2026-03-03T22:00:00Z') });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (visible ? 'visible' : 'hidden') });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const open = (next: string | undefined = NEXT) => {
  const ask = jest.fn();
  return { ask, ...renderHook((at: string | undefined) => useNextDay(at, ask), { initialProps: next }) };
};
const HOUR = 3_600_000;

test('asks when the day is over and not before; a clock that is ahead asks again, until there is another day', () => {
  const { ask, rerender } = open();
  jest.advanceTimersByTime(HOUR - 1);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender('2026-03-04T23:00:00.000Z');
  jest.advanceTimersByTime(HOUR);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a computer that slept through it asks as soon as the page is looked at', () => {
  const { ask } = open();
  // timers stand still meanwhile
  jest.setSystemTime(new Date('2026-03-04T08:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at asks nothing, and one that is left neither', () => {
  const { ask, unmount } = open();
  visible = false;
  jest.advanceTimersByTime(3 * HOUR);
  expect(ask).not.toHaveBeenCalled();
  visible = true;
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(HOUR);
  expect(ask).not.toHaveBeenCalled();
});

test('while the day is not known nothing is waited for', () => {
  const ask = jest.fn();
  renderHook(() => useNextDay(undefined, ask));
  expect(jest.getTimerCount()).toBe(0);
});
