import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(WORKSPACE, path), 'utf8');
const remotes = readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-'));

/** The tags of session and site, which are the shell's own. */
const SHELLS = ['User', 'Content'];
const TAGS = /(?:providesTags|invalidatesTags|invalidateTags)\b[^[\n]*(?:\n?[^[\n]*)\[([^\]]*)\]/g;

const declared = remotes.flatMap((name) => {
  const { cacheTags = {} } = JSON.parse(read(`${name}/descriptor.json`)) as { readonly cacheTags?: Record<string, string[]> };
  return Object.keys(cacheTags);
});
const sourcesOf = (project: string): string[] =>
  readdirSync(join(WORKSPACE, project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
    .map((file) => `${project}/src/${file}`);
const tagsIn = (text: string): string[] =>
  [...text.matchAll(TAGS)].flatMap(([, list = '']) => [...list.matchAll(/'([A-Za-z]+)'/g)].map(([, tag = '']) => tag));

test.each([...remotes, 'libs/client', 'shell'])('every cache tag that %s names is in a descriptor, or the shell’s', (project) => {
  const known = new Set([...SHELLS, ...declared]);
  const strange = sourcesOf(project).flatMap((file) => tagsIn(read(file)).flatMap((tag) => (known.has(tag) ? [] : [`${file}: "${tag}"`])));
  expect(strange).toEqual([]);
});

test('a tag is found wherever an endpoint or a screen names it', () => {
  const named = tagsIn(
    `{ providesTags: ['One', 'Two'] } invalidatesTags: (reply) => (reply ? ['Three'] : []), api.util.invalidateTags(['Four'])`,
  );
  expect(named).toEqual(['One', 'Two', 'Three', 'Four']);
});
