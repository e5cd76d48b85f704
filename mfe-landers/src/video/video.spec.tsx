import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '../testing/given-server';
import { oneTable } from '../testing/landers/video';
import { show } from '../testing/show';
import { VideoScreen } from './video-screen';

const AT = '/landers/video';
const REST_MS = 500;

let still = false;
let connection: { saveData?: boolean; effectiveType?: string } = {};
beforeEach(() => {
  still = false;
  connection = {};
  window.matchMedia = ((query: string) => ({ matches: still && query.includes('reduce') })) as unknown as typeof window.matchMedia;
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  HTMLMediaElement.prototype.play = jest.fn(function (this: HTMLMediaElement) {
    return Promise.resolve().then(() => void fireEvent.playing(this));
  });
  HTMLMediaElement.prototype.pause = function () {
    fireEvent.pause(this);
  };
});

const open = async (lander = oneTable) => {
  givenServer({ '/api/landers/video': () => lander });
  await show(<VideoScreen />, { at: AT, route: `${AT}/:slug?` });
  await screen.findByRole('heading', { level: 1, name: lander.heading });
};
const film = () => document.querySelector('video');
const atRest = () => act(() => new Promise<void>((done) => setTimeout(done, REST_MS)));
const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a variant that does not exist says so', async () => {
  givenServer({ '/api/landers/summer': () => new Refused(404, 'landers.lander-not-found') });
  await show(<VideoScreen />, { at: `${AT}/summer`, route: `${AT}/:slug?` });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
});

test('the poster is there first; the film comes once the page is at rest, without a sound, and can be paused', async () => {
  await open();
  expect(screen.getByRole('img')).toHaveAttribute('alt', oneTable.images[0]?.alt);
  expect(film()).toBeNull();
  await screen.findByRole('button', { name: 'Pause the film' });
  expect(film()).toHaveProperty('muted', true);
  expect([...film()!.querySelectorAll('source')].map(({ type }) => type.split(';')[0])).toEqual(['video/webm', 'video/mp4']);
  await pressed('Pause the film');
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeInTheDocument();
});

test.each<[string, () => void]>([
  ['wants to save data', () => (connection = { saveData: true })],
  ['has a slow line', () => (connection = { effectiveType: '3g' })],
  ['wants nothing to move', () => (still = true)],
])('whoever %s gets the film only by pressing', async (_, given) => {
  given();
  await open();
  await atRest();
  expect(film()).toBeNull();
  await pressed('Play the film');
  expect(await screen.findByRole('button', { name: 'Pause the film' })).toBeInTheDocument();
});

test('it is shown twice and rests then; pressed again it begins anew', async () => {
  await open();
  await screen.findByRole('button', { name: 'Pause the film' });
  const end = () => {
    fireEvent.pause(film()!);
    fireEvent.ended(film()!);
  };
  end();
  await screen.findByRole('button', { name: 'Pause the film' });
  end();
  expect(film()!.play).toHaveBeenCalledTimes(2);
  await pressed('Play the film');
  await screen.findByRole('button', { name: 'Pause the film' });
  end();
  expect(film()!.play).toHaveBeenCalledTimes(4);
});

test('where nothing may play by itself the poster stays, with its button', async () => {
  HTMLMediaElement.prototype.play = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await open();
  await waitFor(() => expect(film()?.play).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeInTheDocument();
});

test('where no file can be shown the poster stays alone', async () => {
  await open();
  await screen.findByRole('button', { name: 'Pause the film' });
  const [first, last] = film()!.querySelectorAll('source');
  fireEvent.error(first!);
  expect(film()).toBeInTheDocument();
  fireEvent.error(last!);
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a picture of a variant stands still', async () => {
  const sources = [{ shape: 'tall' as const, width: 480, url: '/own.webp' }];
  await open({ ...oneTable, images: [{ role: 'poster', alt: 'Their own', sources }] });
  await atRest();
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the action leads to joining', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup?next=%2Fmembers');
});
