import { sendPhoto } from './send-photo';
import type { PhotoUpload, UploadStanding } from './upload-photo';

const given = () => {
  const [ending, wakes, standings] = [new AbortController(), new EventTarget(), [] as UploadStanding[]];
  const upload = { signal: ending.signal, wakes, onStanding: (standing: UploadStanding) => void standings.push(standing) };
  return { ending, wakes, standings, upload: upload as unknown as PhotoUpload<string> };
};
const uploadPhoto = () => Promise.resolve('kept');
const come = () => Promise.resolve({ uploadPhoto: uploadPhoto as never });
const soon = () => new Promise((done) => setTimeout(done, 0));

test('an upload waits while its code cannot be had, and goes on once the line is back', async () => {
  const { standings, upload } = given();
  let tries = 0;
  const kept = sendPhoto(upload, () => ((tries += 1) === 1 ? Promise.reject(new Error('Loading chunk failed.')) : come()));
  await soon();
  expect(standings).toEqual([{ share: 0, paused: 'line' }]);
  window.dispatchEvent(new Event('online'));
  expect(await kept).toBe('kept');
  expect(standings.at(-1)).toEqual({ share: 0, paused: null });
});

test('one that is given up meanwhile is not begun', async () => {
  const { ending, upload } = given();
  let tries = 0;
  const kept = sendPhoto(upload, () => {
    tries += 1;
    return Promise.reject(new Error('Loading chunk failed.'));
  });
  const ended = kept.catch(() => 'given up');
  await soon();
  ending.abort();
  expect(await ended).toBe('given up');
  expect(tries).toBe(1);
});
