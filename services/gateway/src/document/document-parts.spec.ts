import { gunzipSync } from 'node:zlib';
import { SharedPart, bytesOf, inParts } from './document-parts.js';
import { gzipOf } from './gzip.js';

const styles = new SharedPart('a{color:red}'.repeat(5000));
const screen = new SharedPart('<h1>Vous êtes là</h1>'.repeat(300));
const empty = new SharedPart('');
const documentOf = (nonce: string) => inParts`<style nonce="${nonce}">${styles}</style>${[screen, ' — ', screen]}${[]}${empty}\n`;
const TEXT = `<style nonce="n">${'a{color:red}'.repeat(5000)}</style>${'<h1>Vous êtes là</h1>'.repeat(300)} — ${'<h1>Vous êtes là</h1>'.repeat(300)}\n`;

test('a document is its parts in order, and what stands between shared ones is one part', () => {
  expect(String(bytesOf(documentOf('n')))).toBe(TEXT);
  expect(documentOf('n')).toEqual(['<style nonce="n">', styles, '</style>', screen, ' — ', screen, '', empty, '\n']);
});

test('compressed it is the same document, whatever its parts are', () => {
  expect(String(gunzipSync(gzipOf(documentOf('n'))))).toBe(TEXT);
  expect(String(gunzipSync(gzipOf(documentOf('another'))))).toBe(TEXT.replace('"n"', '"another"'));
  expect(String(gunzipSync(gzipOf([''])))).toBe('');
});

test('what is shared is compressed once', () => {
  const { deflated } = styles;
  gzipOf(documentOf('n'));
  expect(styles.deflated).toBe(deflated);
});
