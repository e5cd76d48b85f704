import { readUser } from '@rendezvous/contracts/session';
import { type Settings, readSettings } from '@rendezvous/contracts/site/settings';
import { api } from '../api/api';
import { type FirstRefusal, keepFirstAnswers } from '../api/first-answers';
import { addressOf } from '../api/request';
import { keepCdnPrefix } from '../site/image-url';
import type { AppStore } from '../store/store';
import { type AskedQuery, noteQueries } from './asked-queries';
import { putRefusedQueries } from './refused-queries';

/** A screen that asks for something else each time would be drawn for ever. */
const MOST_TIMES = 4;

/** Calls that screens were drawn with, by address: whose answers are there before the screen asks is drawn once. */
const known = new Map<string, AskedQuery>();
const MOST_KNOWN = 2000;

const remember = (queries: readonly AskedQuery[]): void => {
  if (known.size > MOST_KNOWN) known.clear();
  for (const query of queries) known.set(query.url, query);
};

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];

const put = (
  store: AppStore,
  entries: readonly { readonly endpointName: string; readonly arg: unknown; readonly value: unknown }[],
): void => {
  // the store freezes to its depth what is not frozen, which takes longer than to draw some pages
  const frozen = entries.map(({ value, ...entry }) => ({ ...entry, value: Object.freeze(value) }));
  store.dispatch(api.util.upsertQueryEntries(frozen as unknown as Entries));
};

/** Every page has these in its store before it is drawn. */
const AT_HAND = new Set([addressOf(readSettings), addressOf(readUser)]);

/** Puts into a store what no page is drawn without: the settings and who looks. */
export const keepAnswers = (store: AppStore, answers: Readonly<Record<string, unknown>>): void => {
  const settings = answers[addressOf(readSettings)] as Settings;
  keepCdnPrefix(settings.cdn_prefix);
  put(store, [
    { endpointName: 'siteSettings', arg: {}, value: settings },
    { endpointName: 'sessionUser', arg: undefined, value: answers[addressOf(readUser)] },
  ]);
};

/** Ends the timers by which a store forgets answers: they would keep the process. */
export const endAnswers = (store: AppStore): void => {
  store.dispatch(api.util.resetApiState());
};

/**
 * Draws a screen with the answers that are known, again as often as an answer brings up another call: a server's screen makes no calls of
 * its own.
 * @param answerOf the answer to a call by its address; undefined when it is not known
 * @param addresses those that it is known of, as far as somebody can list them: a screen that was drawn before is then drawn once
 * @param refusals how calls were refused, by address
 * @returns what was drawn last, and the calls that it was drawn with
 */
export const drawWithAnswers = async <T>(
  store: AppStore,
  answerOf: (url: string) => unknown,
  draw: () => Promise<T>,
  addresses: readonly string[] = [],
  refusals: Readonly<Record<string, FirstRefusal>> = {},
): Promise<{ readonly drawn: T; readonly answered: readonly AskedQuery[] }> => {
  const given = new Set(AT_HAND);
  const give = async (queries: readonly AskedQuery[]): Promise<void> => {
    const answered = queries.filter(({ url }) => !isRefused(url));
    put(
      store,
      answered.map(({ endpointName, arg, url }) => ({ endpointName, arg, value: answerOf(url) })),
    );
    for (const { url } of queries) given.add(url);
    keepFirstAnswers({}, refusals);
    await putRefusedQueries(
      store,
      queries.filter(({ url }) => isRefused(url)),
    );
  };
  const isRefused = (url: string) => Object.hasOwn(refusals, url);
  const isNew = ({ url }: AskedQuery) => !given.has(url) && (isRefused(url) || answerOf(url) !== undefined);
  await give(addresses.flatMap((url) => known.get(url) ?? []).filter(isNew));
  for (let time = 1; ; time++) {
    const { drawn, asked } = await noteQueries(draw);
    const news = asked.filter(isNew);
    if (news.length === 0 || time === MOST_TIMES) {
      const answered = asked.filter(({ url }) => given.has(url) && !AT_HAND.has(url));
      remember(answered);
      return { drawn, answered };
    }
    await give(news);
  }
};
