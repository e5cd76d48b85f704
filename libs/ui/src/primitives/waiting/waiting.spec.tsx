import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { useLongWait, Waiting } from '.';

const LONG_MS = 5000;
const Teller = () => <output>{useLongWait()}</output>;
const told = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a wait is told of once it is longer than usual, and no longer than it lasts', () => {
  const { rerender } = render([<Teller key="teller" />, <Waiting key="wait" />]);
  act(() => jest.advanceTimersByTime(LONG_MS - 1));
  expect(told()).toBe('none');
  act(() => jest.advanceTimersByTime(1));
  expect(told()).toBe('ask');
  rerender([<Teller key="teller" />]);
  expect(told()).toBe('none');
});

test('what changes something is waited for, and asked for again only with what may be', () => {
  const { rerender } = render([<Teller key="teller" />, <Waiting key="order" once />]);
  act(() => jest.advanceTimersByTime(LONG_MS));
  expect(told()).toBe('wait');
  rerender([<Teller key="teller" />, <Waiting key="order" once />, <Waiting key="list" />]);
  act(() => jest.advanceTimersByTime(LONG_MS));
  expect(told()).toBe('ask');
});

test('a copy of the library that a remote brought is heard too', () => {
  const copy: { Waiting?: typeof Waiting } = {};
  jest.isolateModules(() => {
    jest.doMock('react', () => React);
    Object.assign(copy, jest.requireActual('./waiting'));
  });
  const Brought = copy.Waiting!;
  expect(Brought).not.toBe(Waiting);
  render([<Teller key="teller" />, <Brought key="brought" once />]);
  act(() => jest.advanceTimersByTime(LONG_MS));
  expect(told()).toBe('wait');
});
