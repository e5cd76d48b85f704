import { COUNTRY_CODES, type CountryCode, isCountryCode } from '@rendezvous/contracts/reference';
import { addAuditEntry, commandActor } from '@rendezvous/site';
import { type Call, SitesFault, siteOf } from './call.js';

/** In place of a host: what counts wherever a site has no rate of its own. */
const EVERYWHERE = 'everywhere';
/** In place of a percentage: a site's own rate ends. */
const AS_EVERYWHERE = 'as-everywhere';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As the table of rates names a site. */
const listOf = async ({ open: { sites }, words: [where] }: Call): Promise<number> =>
  where === EVERYWHERE ? 0 : (await siteOf(sites, where)).id;

const countryOf = (typed: string | undefined): CountryCode => {
  if (typed === undefined || !isCountryCode(typed)) throw new SitesFault(`A country is one of ${COUNTRY_CODES.join(', ')}.`);
  return typed;
};

const percentOf = (typed: string | undefined, where: string | undefined): number | null => {
  if (typed === AS_EVERYWHERE && where !== EVERYWHERE) return null;
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed ?? ''))
    throw new SitesFault('A rate is a percentage from 0 to 99.99, with two decimals at most.');
  return Number(typed);
};

/** What was issued keeps its rate: an earlier day would only make the list tell of another past. */
const dayFrom = (typed: string | undefined, today: string): string => {
  const day = typed ?? today;
  const found = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(found.getTime()) || found.toISOString().slice(0, 10) !== day) throw new SitesFault('A day is written as 2027-01-01.');
  if (day < today) throw new SitesFault(`A rate begins today, ${today}, or later.`);
  return day;
};

const line = (country: string, from: string, percent: number | null): string =>
  `${country}  ${from}  ${percent === null ? AS_EVERYWHERE : `${percent} %`}`;

/** Every rate of a site or of all, by country, those that were and those to come. */
export const taxes = async (call: Call): Promise<string> => {
  const rates = await call.open.taxRates.all(await listOf(call));
  return rates.length === 0
    ? 'No rate of its own: those of everywhere count.'
    : rates.map((r) => line(r.country, r.from, r.percent)).join('\n');
};

/** A rate from a day on, today unless one is named; the same day again takes its place. */
export const tax = async (call: Call): Promise<string> => {
  const { open, words, actor } = call;
  const [where, country, percent, day] = words;
  const siteId = await listOf(call);
  const at = open.now();
  const rate = {
    country: countryOf(country),
    percent: percentOf(percent, where),
    from: dayFrom(day, await open.taxRates.today(siteId, at)),
  };
  const entry = { actor: commandActor(actor, 'sites'), action: 'sites.tax', subject: where!, details: rate, at };
  await open.taxRates.set(siteId, rate, (tx) => addAuditEntry(tx, entry));
  return `${line(rate.country, rate.from, rate.percent)}\nReceipts that were issued keep their rate.`;
};
