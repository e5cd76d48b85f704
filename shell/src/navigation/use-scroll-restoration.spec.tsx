import { useEffect } from 'react';
import { act, render } from '@testing-library/react';
import { type NavigateFunction, MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration';

let go: NavigateFunction;

const Page = () => {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  });
  useScrollRestoration();
  return null;
};

const scrollTo = jest.fn(({ top }: { top: number }) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
});
const move = (...to: [string, { replace: boolean }?] | [-1]) => act(async () => (go as (...args: unknown[]) => void)(...to));

beforeEach(() => {
  window.scrollTo = scrollTo as never;
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
