import { UPLOADS_PATH } from '@rendezvous/contracts/account/uploads';
import type { ApiFault } from '@rendezvous/client';
import { type DetailedError, Upload } from 'tus-js-client';

/** A line that breaks loses no more than what is under way. Proxies that keep a body until it is whole have less to keep. */
const PIECE_BYTES = 1024 * 1024;

const faultOf = (error: Error | DetailedError): ApiFault => ({
  status: ('originalResponse' in error ? error.originalResponse?.getStatus() : undefined) ?? 0,
  body: null,
});

/** Ends an upload at the server, with what has come of it. One attempt; rejects when it was not heard. */
export const discardBytes = (upload: string): Promise<void> => Upload.terminate(`${UPLOADS_PATH}${upload}`, { retryDelays: [] });

/**
 * Sends a file from where its last attempt stopped, as the server tells; one attempt.
 * @param onProgress share that has come through, 0 to 1
 * @returns when all of it is there; rejects with an `ApiFault`
 */
export const sendBytes = (upload: string, file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const sending = new Upload(file, {
      uploadUrl: `${UPLOADS_PATH}${upload}`,
      chunkSize: PIECE_BYTES,
      // when to try again is decided where it is shown
      retryDelays: [],
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress(sent / (total ?? file.size)),
      onSuccess: () => resolve(),
      onError: (error) => reject(faultOf(error)),
    });
    signal.addEventListener('abort', () => {
      void sending.abort();
      reject({ status: 0, body: null });
    });
    sending.start();
  });
