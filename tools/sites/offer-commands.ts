import type { OwnOffer } from '@rendezvous/billing';
import { OFFER_BOUNDS, type OfferName } from '@rendezvous/contracts/billing/offer-terms';
import { commandActor } from '@rendezvous/site';
import { type Call, SitesFault } from './call.js';

const isName = (typed: string): typed is OfferName => Object.hasOwn(OFFER_BOUNDS, typed);

const nameOf = (typed = ''): OfferName => {
  if (!isName(typed)) throw new SitesFault(`An offer is one of ${Object.keys(OFFER_BOUNDS).join(', ')}.`);
  return typed;
};

const within = (name: string, typed: string | undefined, [least, most]: readonly [number, number]): number => {
  const number = /^\d{1,4}$/.test(typed ?? '') ? Number(typed) : Number.NaN;
  if (!(number >= least && number <= most)) throw new SitesFault(`The ${name} are a whole number from ${least} to ${most}.`);
  return number;
};

const line = ({ name, code, percentage, hours, active }: OwnOffer): string =>
  `${name}  ${percentage} %  ${hours} hours  as ${code}${active ? '' : ', switched off'}`;

/** What everybody is offered who is new, wherever they look. */
export const offers = async ({ open }: Call): Promise<string> => (await open.ownOffers.all()).map(line).join('\n');

/** What an offer takes off, and for how long. */
export const offer = async ({ open, words: [typed, percent, window], actor }: Call): Promise<string> => {
  const name = nameOf(typed);
  const bounds = OFFER_BOUNDS[name];
  const terms = { percentage: within('per cent', percent, bounds.percentage), hours: within('hours', window, bounds.hours) };
  await open.ownOffers.set({ name, ...terms }, { actor: commandActor(actor, 'sites'), at: open.now() });
  return `${await offers({ open, words: [], actor })}\nOrders keep the price that they were taken down at, and who was shown a welcome discount its end.`;
};
