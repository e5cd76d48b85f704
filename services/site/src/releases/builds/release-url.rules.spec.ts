import { integrityOf } from './integrity.rules.js';
import type { Release } from './release.js';
import { originOf, releaseUrl, styleUrls } from './release-url.rules.js';

const release = (folder: string, chunks: Record<string, string[]> = {}) => ({ folder, chunks }) as unknown as Release;

test('files come from the site itself, or from where the folder lies', () => {
  expect(originOf('mfe-chat/7')).toBeNull();
  expect(originOf('https/7')).toBeNull();
  expect(originOf('mfe-chat/https:7')).toBeNull();
  expect(originOf('https://cdn.example:8443/releases/mfe-chat/7')).toBe('https://cdn.example:8443');
  expect(originOf('http://cdn.example/a')).toBe('http://cdn.example');
  expect(releaseUrl(release('mfe-chat/7'), 'a.js')).toBe('/releases/mfe-chat/7/a.js');
  expect(releaseUrl(release('https://cdn.example/mfe-chat/7'), 'a.js')).toBe('https://cdn.example/mfe-chat/7/a.js');
});

test('a page begins with the styles of the main chunk, and with no script or other chunk', () => {
  const shell = release('shell/7', { main: ['a.css', 'a.js', 'b.css'], other: ['c.css'] });
  expect(styleUrls(shell)).toEqual(['/releases/shell/7/a.css', '/releases/shell/7/b.css']);
  expect(styleUrls(release('shell/7'))).toEqual([]);
});

test('the integrity of a file is its SHA-384', () => {
  expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb');
});
