import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  /** Packed already, such as a picture: stored as it is. */
  readonly packed: boolean;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** Entries as a ZIP file, one after the other: no more of it is in memory than one piece. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((fault, piece) => {
    if (fault !== null) throw fault;
    made.push(piece);
  });
  for await (const { name, packed, pieces } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
