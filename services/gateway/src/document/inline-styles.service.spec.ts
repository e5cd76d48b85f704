import { Logger } from '@nestjs/common';
import { type Release, type ReleaseFolders, integrityOf, releaseUrl } from '@rendezvous/site';
import type { PageFile } from '../first-screen/page-files.rules.js';
import { SharedPart } from './document-parts.js';
import { InlineStyles } from './inline-styles.service.js';

const TEXT = 'a{background:url(a.svg)}';
const release = { remote: 'shell', version: '7', folder: 'shell/7', origin: null } as unknown as Release;
const style = (more: Partial<PageFile> = {}): PageFile => ({
  url: releaseUrl(release, 'main.css'),
  name: 'main.css',
  integrity: integrityOf(TEXT),
  ...more,
});
let reads: string[];
let isThere: boolean;
let styles: InlineStyles;

const folders: Pick<ReleaseFolders, 'read'> = {
  read: async (_, file) => {
    reads.push(file);
    if (!isThere) throw new Error('The storage does not answer.');
    return Buffer.from(TEXT);
  },
};

beforeEach(() => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  reads = [];
  isThere = true;
  styles = new InlineStyles(folders as ReleaseFolders);
});

test('a style gets its text, with addresses of its release, and is read once', async () => {
  const [first] = await styles.withTexts([style()], [release]);
  const [second] = await styles.withTexts([style()], [release]);
  expect(first).toEqual({ ...style(), text: new SharedPart(`a{background:url(${releaseUrl(release, 'a.svg')})}`) });
  expect(second?.text).toBe(first?.text);
  expect(reads).toEqual(['main.css']);
});

test('one that is not the file that was released stays a link', async () => {
  const other = style({ integrity: 'sha384-other' });
  expect(await styles.withTexts([other], [release])).toEqual([other]);
});

test('one that cannot be had stays a link, and is asked for again with the next page', async () => {
  isThere = false;
  expect(await styles.withTexts([style()], [release])).toEqual([style()]);
  isThere = true;
  expect((await styles.withTexts([style()], [release]))[0]?.text).toBeDefined();
});

test('one of no release of this page stays a link', async () => {
  expect(await styles.withTexts([style()], [])).toEqual([style()]);
  expect(reads).toEqual([]);
});
