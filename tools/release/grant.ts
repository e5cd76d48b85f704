import { parseArgs } from 'node:util';
import type { Config } from '@rendezvous/server/config';
import { runningAt } from '@rendezvous/server/platform';
import {
  FACTS,
  type OpenRegistry,
  type Override,
  type Release,
  ReleaseFault,
  type ReleaseFacts,
  TOKEN_MAX,
  goneLine,
  integrityOf,
  isAllowedOrigin,
  overrideToken,
  releaseOf,
} from '@rendezvous/site';
import { fitFaults } from './publish-checks.rules.js';

const GRANT_USAGE = 'npm run releases -- grant <remote> --entry <address of its remoteEntry> | --version <recorded version> [--hours 2]';

const HOURS_MOST = 24;
const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 10_000;

export interface GrantSettings extends Pick<Config, 'overrideOrigins' | 'secretKey'> {
  /** Address of the product that shows the build. */
  readonly site: string;
  /** Who asks for the link. */
  readonly actor: string;
}

/** Where the product is that a link leads to: the one that runs on this data, else the one that PUBLIC_URL names. */
export const siteOf = ({ dataDir, publicUrl, publicUrlGiven }: Pick<Config, 'dataDir' | 'publicUrl' | 'publicUrlGiven'>): string => {
  const site = publicUrlGiven ? publicUrl : runningAt(dataDir);
  if (site === null)
    throw new ReleaseFault(
      `No product runs on ${dataDir}, so a link would lead nowhere. Start it (npm start), or name the address of one that runs elsewhere: PUBLIC_URL.`,
    );
  return site;
};

/** A file as the pages of the site would get it. */
const fetched = async (address: string, site: string): Promise<Buffer> => {
  const answer = await fetch(address, { headers: { origin: site }, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!answer?.ok) throw new ReleaseFault(`${address} ${answer ? `answered ${answer.status}` : 'could not be reached'}.`);
  if (new URL(address).origin !== site && !['*', site].includes(answer.headers.get('access-control-allow-origin') ?? ''))
    throw new ReleaseFault(`${address} is not for the pages of ${site}: serve it with access-control-allow-origin: *.`);
  return Buffer.from(await answer.arrayBuffer());
};

/** The build beside an entry, once its bytes are those that its facts tell. */
const buildAt = async (entry: string, site: string): Promise<Release> => {
  const folder = new URL('.', entry).href.replace(/\/$/, '');
  const facts = JSON.parse((await fetched(`${folder}/${FACTS}`, site)).toString()) as ReleaseFacts;
  if (facts.development)
    throw new ReleaseFault(
      `${entry} is a development build: the site's shell lacks what it shares. See it with npm run dev -- ${facts.name}, or serve what npx nx build ${facts.name} makes.`,
    );
  const release = releaseOf({ facts, folder }, new Date());
  const bytes = await fetched(`${folder}/${release.entry}`, site);
  if (release.integrity !== integrityOf(bytes))
    throw new ReleaseFault(`${folder}/${release.entry} is not the file that ${FACTS} tells of.`);
  return release;
};

const recordedBuild = async ({ releases }: Pick<OpenRegistry, 'releases'>, remote: string, version: string): Promise<Release> => {
  const found = (await releases.list(remote)).find((release) => release.version === version);
  const why = found?.withdrawnAt ? 'withdrawn' : found?.removedAt ? 'removed' : undefined;
  if (!found || why) throw new ReleaseFault(`${remote} ${version} cannot be shown: ${goneLine(remote, why)}`);
  return found;
};

/** Makes a link that shows one build to whoever opens it, in that tab, for some hours. @returns what to tell */
export const grant = async (
  registry: Pick<OpenRegistry, 'releases'>,
  { overrideOrigins, site, secretKey, actor }: GrantSettings,
  args: readonly string[],
  now: Date = new Date(),
): Promise<string> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { entry: { type: 'string' }, version: { type: 'string' }, hours: { type: 'string', default: '2' } },
  });
  const [remote] = positionals;
  const hours = Number(values.hours);
  if (!remote || (values.entry === undefined) === (values.version === undefined)) throw new ReleaseFault(GRANT_USAGE);
  if (!(hours > 0 && hours <= HOURS_MOST)) throw new ReleaseFault(`A link counts for at most ${HOURS_MOST} hours.`);
  if (values.entry !== undefined && !isAllowedOrigin(originOf(values.entry), overrideOrigins))
    throw new ReleaseFault(
      `Builds of ${originOf(values.entry)} may not be shown: OVERRIDE_ORIGINS allows ${overrideOrigins.join(', ') || 'none'}.`,
    );

  const release =
    values.entry === undefined
      ? await recordedBuild(registry, remote, values.version ?? '')
      : await buildAt(values.entry, new URL(site).origin);
  if (release.remote !== remote || release.descriptor === null)
    throw new ReleaseFault(`The build is one of ${release.remote}, not of ${remote}.`);
  const faults = fitFaults(release, await registry.releases.live());
  if (faults.length > 0)
    throw new ReleaseFault(`${remote} ${release.version} cannot be shown:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);

  const { version, folder, entry, integrity, descriptor } = release;
  const until = now.getTime() + hours * HOUR_MS;
  const override: Override = { remote, version, folder, entry, integrity, descriptor, recorded: values.entry === undefined, until };
  const token = overrideToken(secretKey, override);
  if (token.length > TOKEN_MAX) throw new ReleaseFault(`${remote} describes too many routes for a link.`);
  const end = new Date(until).toISOString();
  await registry.releases.noteGrant(release, { folder, until: end }, actor);
  return [`${site}/?override=${token}`, `shows ${remote} ${version} in the tab that opens it, until ${end}.`].join('\n');
};

const originOf = (address: string): string => {
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new ReleaseFault(`${address} is no address. ${GRANT_USAGE}`);
  return new URL(address).origin;
};
