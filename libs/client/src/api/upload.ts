import type { RefusalBody } from '@rendezvous/contracts/refusals';
import type { ApiFault } from './base-query';

/**
 * Sends one file as `multipart/form-data` field `file`; XMLHttpRequest because fetch tells nothing of an upload's progress.
 * @param onProgress share that is sent, 0 to 1
 * @returns the parsed reply; rejects with an `ApiFault`
 */
export const uploadFile = <Reply>(url: string, file: Blob, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Reply> =>
  new Promise((resolve, reject: (fault: ApiFault) => void) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) => event.lengthComputable && onProgress(event.loaded / event.total));
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve(request.response as Reply)
        : reject({ status: request.status, body: request.response as RefusalBody | null }),
    );
    request.addEventListener('error', () => reject({ status: 0, body: null }));
    request.addEventListener('abort', () => reject({ status: 0, body: null }));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
