import { inflateSync } from 'node:zlib';

/** The words of a PDF of ours, line by line as they were drawn: streams, fonts and their tables of letters are read as any reader does. */
export const pdfText = (file: Buffer): string => {
  const objects = new Map<string, { readonly head: string; readonly stream: string }>();
  const latin = file.toString('latin1');
  for (const match of latin.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const start = body.indexOf('stream\n');
    const head = start < 0 ? body : body.slice(0, start);
    const raw = start < 0 ? '' : body.slice(start + 7, body.lastIndexOf('\nendstream'));
    objects.set(id, { head, stream: head.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw });
  }
  const lettersOf = (font: string): string[] => {
    const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '')?.stream ?? '';
    return [...table.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/gi)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  };
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, lettersOf(id));
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let font: string[] = [];
    for (const [, name, list] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? [];
      else
        lines.push(
          [...(list ?? '').matchAll(/<([0-9a-f]+)>/g)]
            .map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => font[parseInt(glyph, 16)] ?? '?').join(''))
            .join(''),
        );
    }
  }
  return lines.join('\n');
};
