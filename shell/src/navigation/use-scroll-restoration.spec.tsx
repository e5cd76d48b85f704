import { useEffect, useLayoutEffect } from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { type NavigateFunction, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration';

let go: NavigateFunction;

const Page = () => {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  });
  useScrollRestoration();
  return <Profile />;
};

/** Shorter than a list: the browser moves the page with the frame that shows it. */
const Profile = () => {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname === '/members/7') scrollTo({ top: Math.min(410, window.scrollY) });
  }, [pathname]);
  return null;
};

/** How far the page can be scrolled. */
let length: number;
const scrollTo = jest.fn(({ top }: { top: number }) => {
  Object.defineProperty(window, 'scrollY', { value: Math.min(top, length), configurable: true });
  window.dispatchEvent(new Event('scroll'));
});
const move = (...to: [string, { replace: boolean }?] | [-1 | 1]) => act(async () => (go as (...args: unknown[]) => void)(...to));

beforeEach(() => {
  window.scrollTo = scrollTo as never;
  length = 5000;
  scrollTo({ top: 0 });
  render(
    <MemoryRouter initialEntries={['/members']}>
      <Page />
    </MemoryRouter>,
  );
});

test('another page begins at its top, and back finds the one before where it was', async () => {
  scrollTo({ top: 700 });
  await move('/members/7');
  expect(window.scrollY).toBe(0);
  await move(-1);
  expect(window.scrollY).toBe(700);
});

test('an address that takes the place of another leaves the page where it is, and is found there again', async () => {
  scrollTo({ top: 900 });
  await move('/members?page=2', { replace: true });
  expect(window.scrollY).toBe(900);
  await move('/members/7');
  expect(window.scrollY).toBe(0);
  await move(-1);
  expect(window.scrollY).toBe(900);
});

test('another page that takes the place of one begins at its top', async () => {
  scrollTo({ top: 900 });
  await move('/login?next=%2Fmembers', { replace: true });
  expect(window.scrollY).toBe(0);
});

/** Back to where 700 was scrolled to; `shown` of it can be. */
const goBackTo = async (shown: number) => {
  scrollTo({ top: 700 });
  await move('/members/7');
  length = shown;
  await move(-1);
  expect(window.scrollY).toBe(shown);
};
const grow = () => {
  length = 5000;
  jest.advanceTimersByTime(100);
};

describe('a page that is not all there yet', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is scrolled as soon as it can be, however slow the line', async () => {
    await goBackTo(100);
    jest.advanceTimersByTime(5000);
    expect(window.scrollY).toBe(100);
    grow();
    expect(window.scrollY).toBe(700);
  });

  test('and is left again keeps its place', async () => {
    await goBackTo(100);
    await move(1);
    length = 5000;
    await move(-1);
    expect(window.scrollY).toBe(700);
  });

  test.each(['wheel', 'pointerDown', 'keyDown'] as const)('stays where the member takes it: %s', async (event) => {
    await goBackTo(100);
    fireEvent[event](window);
    scrollTo({ top: 50 });
    grow();
    expect(window.scrollY).toBe(50);
    await move('/members/7');
    await move(-1);
    expect(window.scrollY).toBe(50);
  });
});
