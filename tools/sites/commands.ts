import { addAuditEntry, commandActor } from '@rendezvous/site';
import { ZodError } from 'zod';
import { type Call, SitesFault, siteOf } from './call.js';
import { offer, offers } from './offer-commands.js';
import { tax, taxes } from './tax-commands.js';
import type { OpenSites } from './with-sites.js';

const USAGE = `npm run sites -- list | show <host> [setting] | set <host> <setting> <value>
    | taxes <host|everywhere> | tax <host|everywhere> <country> <percent|as-everywhere> [day]
    | offers | offer <time-bonus|welcome> <percent> <hours>`;

/** What is typed, as JSON where it is some; a plain word means itself. */
const valueOf = (typed: string): unknown => {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return typed;
  }
};

const line = ([name, value]: readonly [string, unknown]): string => `${name}  ${JSON.stringify(value)}`;

const list = async ({ open: { sites } }: Call): Promise<string> =>
  (await sites.all()).map(({ id, host, timeZone }) => `${host}  site ${id}, ${timeZone}`).join('\n');

const show = async ({ open: { sites }, words: [host, setting] }: Call): Promise<string> => {
  const entries = Object.entries((await siteOf(sites, host)).settings);
  const shown = entries.filter(([name]) => setting === undefined || name === setting);
  if (shown.length === 0) throw new SitesFault(`There is no setting ${setting}. All of them: npm run sites -- show ${host}`);
  return shown.map(line).join('\n');
};

const set = async ({ open: { sites, now }, words: [host, setting, typed], actor }: Call): Promise<string> => {
  const site = await siteOf(sites, host);
  if (setting === undefined || typed === undefined) throw new SitesFault(USAGE);
  const value = valueOf(typed);
  const entry = { actor: commandActor(actor, 'sites'), action: 'sites.set', subject: site.host, details: { [setting]: value }, at: now() };
  try {
    await sites.change(site.id, { [setting]: value }, (tx) => addAuditEntry(tx, entry));
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new SitesFault(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('\n'));
  }
  return `${line([setting, value])}\nA running product reads it within seconds.`;
};

const COMMANDS: Readonly<Record<string, (call: Call) => Promise<string>>> = { list, show, set, taxes, tax, offers, offer };

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** Runs a command; answers what to tell. */
export const runCommand = async (
  open: OpenSites,
  { args: [name = 'list', ...words], actor }: { readonly args: readonly string[]; readonly actor: string },
): Promise<string> => {
  const command = COMMANDS[name];
  if (!command) throw new SitesFault(USAGE);
  return command({ open, words, actor });
};
