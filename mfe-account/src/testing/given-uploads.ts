import { act } from '@testing-library/react';

/** Takes uploads in place of a network: the test says how far they are and what is answered. */
export const givenUploads = () => {
  const sent: FakeUpload[] = [];
  class FakeUpload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response: unknown = null;
    responseType = '';
    url = '';
    aborted = false;

    open(_method: string, url: string): void {
      this.url = url;
    }

    send(_form: FormData): void {
      sent.push(this);
    }

    abort(): void {
      this.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }

    progress(share: number): void {
      const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded: share * 100, total: 100 });
      act(() => void this.upload.dispatchEvent(event));
    }

    answer(status: number, response: unknown): void {
      Object.assign(this, { status, response });
      this.dispatchEvent(new Event('load'));
    }
  }
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  globalThis.URL.createObjectURL = () => 'blob:preview';
  globalThis.URL.revokeObjectURL = () => undefined;
  return sent;
};

/** A file as a picker hands it over. */
export const givenFile = (name = 'me.jpg', type = 'image/jpeg'): File => new File(['picture'], name, { type });
