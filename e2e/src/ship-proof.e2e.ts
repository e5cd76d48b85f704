import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE, command } from './product/commands.js';
import { checksums, integrityOf, otherBuild } from './product/other-build.js';
import { expect, test } from './product/test.js';

const SEARCH = 'mfe-search';
const BUILD = join(WORKSPACE, SEARCH, 'dist');

interface Facts {
  readonly version: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly integrity: string }>>;
  readonly shared: readonly { readonly name: string; readonly taken?: readonly string[] }[];
  readonly classNames: { readonly browser: ClassNames; readonly server: ClassNames };
}
type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

let builds: string;
test.beforeAll(() => {
  builds = mkdtempSync(join(tmpdir(), 'rendezvous-builds-'));
});
test.afterAll(() => rmSync(builds, { recursive: true, force: true }));

/** Replaces every one of some texts in the scripts of a screen. */
const inScreen =
  (chunk: string, changes: Readonly<Record<string, string>>) =>
  (text: string, name: string): string =>
    name.startsWith(`${chunk}.`) ? Object.entries(changes).reduce((result, [from, to]) => result.replaceAll(from, to), text) : text;

const renamed = (taken: readonly string[]) =>
  taken.map((name) => name.replace('useRefusalSentence', 'useRefusalWords').replace('PersonGrid', 'PeopleGrid'));

/** A build of the search from after `PersonGrid` and `useRefusalSentence` got other names: what the live shell gives does not have those. */
const ahead = (version: string, tells: boolean): string => {
  const folder = join(builds, version);
  const facts = otherBuild<Facts>(BUILD, folder, version, (text, name) =>
    inScreen('profile', { '.useRefusalSentence)': '.useRefusalWords)' })(
      inScreen('members', { '.PersonGrid,': '.PeopleGrid,' })(text, name),
      name,
    ),
  );
  const shared = facts.shared.map(({ taken = [], ...module }) => ({ ...module, ...(tells ? { taken: renamed(taken) } : {}) }));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...facts, shared }));
  return folder;
};

const SERVER_FILE = 'server/main.cjs';

/** A build of the search that fails nowhere but where it is drawn by a server. @param change what becomes of the file that servers draw with */
const forServers = (version: string, change: (text: string) => string): string => {
  const folder = join(builds, version);
  const facts = otherBuild<Facts>(BUILD, folder, version);
  const text = change(readFileSync(join(BUILD, SERVER_FILE), 'utf8'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, SERVER_FILE), text);
  const server = { file: SERVER_FILE, bytes: Buffer.byteLength(text), integrity: integrityOf(text) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...facts, server }));
  return folder;
};

/** A build whose classes have other names for servers. */
const renamedClasses = (version: string): string => {
  const folder = join(builds, version);
  const { classNames, ...facts } = otherBuild<Facts>(BUILD, folder, version);
  const server = JSON.parse(JSON.stringify(classNames.server).replaceAll(/_(\w{6})"/g, '_other-$1"')) as ClassNames;
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...facts, classNames: { ...classNames, server } }));
  return folder;
};

test('a build that does not run in the live composition is refused with what to do, and nothing moves', async () => {
  test.setTimeout(360_000);
  const folder = process.env.E2E_FOLDER ?? '';
  const released = () => checksums(join(folder, 'releases', SEARCH), join(folder, 'releases/shell'));
  const listed = () => command('releases', folder, 'list', SEARCH);
  const refusal = (build: string): Promise<string> =>
    command('release', folder, SEARCH, '--build', build).then(
      () => 'It was released.',
      ({ stderr }: { readonly stderr: string }) => stderr,
    );
  const before = { files: released(), listed: await listed() };

  await test.step('a new part of libs/ui and a new name of the facade: their names are compared, without a browser', async () => {
    const said = await refusal(ahead('told', true));
    expect(said).toContain('PeopleGrid is not in @rendezvous/ui of the live shell');
    expect(said).toContain('useRefusalWords is not in @rendezvous/client/facade of the live shell');
    expect(said).toContain('Have the shell released first, or bundle your own copy');
  });

  await test.step('classes that servers and browsers call differently: their names are compared as well', async () => {
    const said = await refusal(renamedClasses('classes'));
    expect(said).toMatch(
      /Its two builds call classes differently.*: \w+ of .*\.module\.css is \w+_other-\w+ for servers and \w+ for browsers/,
    );
  });

  await test.step('pages that throw on a server alone are drawn before anybody looks at them in a browser', async () => {
    const throws = {
      '`search.empty.': '`${(()=>{throw new Error("Nothing is here.")})()}',
      "id: 'search.profile.similar'": 'id: window.name',
    };
    const said = await refusal(
      forServers('undrawn', (text) => Object.entries(throws).reduce((result, [from, to]) => result.replaceAll(from, to), text)),
    );
    expect(said).toMatch(
      /- \/members \(empty\), on the server: it cannot be drawn: Error: Nothing is here\..*take "draw" out of descriptor\.json/,
    );
    expect(said).toMatch(/- \/members\/:id \(full\), on the server: it cannot be drawn: ReferenceError: window is not defined/);
    expect(said).not.toContain('/members (full)');
  });

  await test.step('a build that tells no names: its screens are shown, and fail', async () => {
    const said = await refusal(ahead('untold', false));
    // React names what is missing, or only that it had to begin anew
    expect(said).toMatch(/- \/members \(full\): it fails \(render, threw\): .*#(?:130|520)/);
    // of a screen that fails the report comes first, or what the console says of it
    expect(said).toMatch(
      /- \/members\/:id \(empty\): (it fails \(render, threw\)|the console says): .* is not a function.*See it: npm run dev -- mfe-search/,
    );
    expect(said).not.toContain('/members (empty)');
  });

  await test.step('a page that throws where there is nothing, and one that shows an id in place of a text', async () => {
    const build = join(builds, 'empty');
    const throws = inScreen('members', { '`search.empty.': '`${(()=>{throw new Error("Nothing is here.")})()}' });
    const mute = inScreen('profile', { 'id:"search.profile.similar"': 'id:"search.profile.alike"' });
    otherBuild(BUILD, build, 'empty', (text, name) => mute(throws(text, name), name));
    const said = await refusal(build);
    expect(said).toMatch(/- \/members \(empty\): it fails \(render, threw\): .*Nothing is here\./);
    expect(said).toMatch(/- \/members\/:id \(full\): it shows the id "search\.profile\.alike" in place of a text \(en\)/);
    expect(said).not.toContain('/members (full)');
  });

  expect({ files: released(), listed: await listed() }).toEqual(before);
});
