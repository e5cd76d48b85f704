import { constants, deflateRawSync } from 'node:zlib';

/** It is done once for very many documents. */
const BEST = { level: constants.Z_BEST_COMPRESSION, memLevel: 9, finishFlush: constants.Z_FULL_FLUSH } as const;

/** What stands in many documents as it is: its bytes and what they are compressed to are made once for all of them. */
export class SharedPart {
  readonly bytes: Buffer;
  private made: Buffer | null = null;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** A whole number of bytes of a deflate stream, which refer to nothing before them. */
  get deflated(): Buffer {
    return (this.made ??= deflateRawSync(this.bytes, BEST));
  }
}

/** Documents are put together of what is their own and what they share, in order. */
export type DocumentPart = string | SharedPart;

/** A template whose values may be parts, or several. What stands between shared parts becomes one. */
export const inParts = (texts: TemplateStringsArray, ...values: readonly (DocumentPart | readonly DocumentPart[])[]): DocumentPart[] => {
  const parts: DocumentPart[] = [];
  let own = texts[0] ?? '';
  values.forEach((value, place) => {
    for (const part of typeof value === 'string' || value instanceof SharedPart ? [value] : value) {
      if (typeof part === 'string') own += part;
      else {
        parts.push(own, part);
        own = '';
      }
    }
    own += texts[place + 1] ?? '';
  });
  return [...parts, own];
};

/** The whole of it. */
export const bytesOf = (parts: readonly DocumentPart[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.bytes)));
