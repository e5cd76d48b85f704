import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fetchFacesEarly } from './fetch-early';
import { showKeptFaces } from './kept-faces';
import { useOwnFaces } from './use-own-faces';

const load = jest.fn<Promise<unknown[]>, [string]>();
const faces = () => document.documentElement.dataset['faces'];
const Page = () => {
  useOwnFaces();
  return null;
};
const showScreen = (title: string) =>
  act(async () => {
    document.title = title;
  });
const given = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
};

beforeEach(() => {
  delete document.documentElement.dataset['faces'];
  localStorage.clear();
  load.mockReset().mockResolvedValue([]);
  // jsdom has no faces
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
});

test('the first page stays as it was painted; the next one is set in our faces once they are there', async () => {
  const go = given();
  await go('/?theme=dark');
  expect(load).not.toHaveBeenCalled();
  await go('/pricing');
  await waitFor(() => expect(faces()).toBe('own'));
  expect(load).toHaveBeenCalledTimes(2);
  await go('/premium');
  expect(load).toHaveBeenCalledTimes(2);
});

describe('once somebody is there', () => {
  beforeEach(() => showScreen('Your account'));

  test('they are fetched beside the first page, and the next step of a form is set in them', async () => {
    await fetchFacesEarly();
    expect(load).toHaveBeenCalledTimes(2);
    expect(faces()).toBeUndefined();
    await showScreen('Your photo');
    expect(faces()).toBe('own');
  });

  test('the next document begins with them, though this one was left before it showed anything else', async () => {
    await fetchFacesEarly();
    showKeptFaces();
    expect(faces()).toBe('kept');
    await showScreen('Your photo');
    expect(faces()).toBe('own');
  });

  test('what cannot be had leaves those that stand in, in later documents too', async () => {
    load.mockRejectedValue(new Error('The face cannot be had.'));
    await fetchFacesEarly();
    await showScreen('Your photo');
    showKeptFaces();
    expect(faces()).toBeUndefined();
  });
});

test('without them the page stays in those that stand in', async () => {
  load.mockRejectedValue(new Error('The face cannot be had.'));
  const go = given();
  await go('/pricing');
  await act(async () => undefined);
  expect(faces()).toBeUndefined();
});

test('once they have come, documents after this one begin with them', async () => {
  showKeptFaces();
  expect(faces()).toBeUndefined();
  const go = given();
  await go('/pricing');
  await waitFor(() => expect(faces()).toBe('own'));
  delete document.documentElement.dataset['faces'];
  showKeptFaces();
  expect(faces()).toBe('kept');
  await go('/premium');
  await waitFor(() => expect(faces()).toBe('own'));
});

test('a browser without storage begins with those that stand in', () => {
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Not allowed.', 'SecurityError');
  });
  showKeptFaces();
  expect(faces()).toBeUndefined();
  storage.mockRestore();
});
