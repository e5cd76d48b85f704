import { untilNextTry } from './next-try';
import type { PhotoUpload } from './upload-photo';

const codeOf = () => import(/* webpackChunkName: "send-photo" */ './upload-photo');

/**
 * Sends a photo by code that comes with the first one: nobody who only looks at a page carries it. While that code cannot be had the
 * upload waits, as it does when the line breaks later. Rejects with an `ApiFault`.
 */
export const sendPhoto = async <Reply>(upload: PhotoUpload<Reply>, code: typeof codeOf = codeOf): Promise<Reply> => {
  const { onStanding, signal, wakes } = upload;
  for (let attempt = 0; ; attempt += 1) {
    const sending = await code().catch(() => null);
    signal.throwIfAborted();
    if (sending !== null) return sending.uploadPhoto(upload);
    onStanding({ share: 0, paused: 'line' });
    await untilNextTry(attempt, wakes, signal);
    signal.throwIfAborted();
    onStanding({ share: 0, paused: null });
  }
};
