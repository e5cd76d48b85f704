import { act } from '@testing-library/react';
import type { givenServer } from '@rendezvous/client/testing';
import { Refused } from '@rendezvous/client/testing';
import type { RefusalBody } from '@rendezvous/contracts/refusals';

type Server = Pick<ReturnType<typeof givenServer>, 'answers'>;

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const UPLOADS_MAX = 9;
const FILE_BYTES = 7;

/** One piece on its way: the test says how far it is, and what becomes of it. */
export interface FakePiece {
  readonly upload: string;
  /** Where in the file it begins. */
  readonly offset: number;
  isAborted(): boolean;
  /** The upload was ended at the server, too. */
  isDiscarded(): boolean;
  progress(share: number): void;
  /** The piece has come through; `json` is what the end of the upload is answered with. */
  answer(status: number, json: unknown): void;
  /** So many bytes of the file are there; then the line breaks. */
  cut(received: number): void;
}

/**
 * Takes the bytes of uploads in place of a network.
 * @param path that uploads begin at, such as `/api/profile/photos/uploads`
 */
export const givenUploads = (server: Server, path: string): FakePiece[] => {
  const sent: FakePiece[] = [];
  const ends = new Map<string, unknown>();
  const received = new Map<string, number>();
  const discarded = new Set<string>();
  let begun = 0;
  const ids = Array.from({ length: UPLOADS_MAX }, (_, index) => idOf(index + 1));
  server.answers({
    [`POST ${path}`]: () => ({ upload: ids[begun++], received: 0 }),
    ...Object.fromEntries(ids.map((id) => [`POST ${path}/${id}`, () => ends.get(id)])),
  });

  class FakeRequest {
    readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
    readonly headers = new Map<string, string>();
    onload: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    status = 0;
    responseText = '';
    method = '';
    id = '';
    aborted = false;

    open(method: string, url: string): void {
      Object.assign(this, { method, id: url.split('/').at(-1) });
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name.toLowerCase(), value);
    }

    getResponseHeader(name: string): string | null {
      const known: Record<string, number> = { 'upload-offset': received.get(this.id) ?? 0, 'upload-length': FILE_BYTES };
      return String(known[name.toLowerCase()] ?? '') || null;
    }

    send(body: Blob | null): void {
      if (this.method === 'DELETE') discarded.add(this.id);
      if (this.method !== 'PATCH') return void setTimeout(() => this.end(this.method === 'DELETE' ? 204 : 200));
      const [offset, size] = [Number(this.headers.get('upload-offset')), body?.size ?? 0];
      sent.push({
        upload: this.id,
        offset,
        isAborted: () => this.aborted,
        isDiscarded: () => discarded.has(this.id),
        progress: (share) => act(() => this.upload.onprogress?.({ lengthComputable: true, loaded: share * size })),
        answer: (status, json) => {
          const { error } = json as Partial<RefusalBody>;
          const more = error?.params === undefined ? {} : { params: error.params };
          ends.set(this.id, error === undefined ? json : new Refused(status, error.code, more));
          received.set(this.id, offset + size);
          this.end(204);
        },
        cut: (bytes) => {
          received.set(this.id, bytes);
          this.onerror?.(new Event('error'));
        },
      });
    }

    abort(): void {
      this.aborted = true;
    }

    private end(status: number): void {
      this.status = status;
      this.onload?.();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  globalThis.URL.createObjectURL = () => 'blob:preview';
  globalThis.URL.revokeObjectURL = () => undefined;
  return sent;
};

/** A file as a picker hands it over: seven bytes. */
export const givenFile = (name = 'me.jpg', type = 'image/jpeg'): File => new File(['picture'], name, { type });
