import { readUser } from '@rendezvous/contracts/session';
import { type Settings, readSettings } from '@rendezvous/contracts/site/settings';
import { api } from '../api/api';
import { addressOf } from '../api/request';
import { keepCdnPrefix } from '../site/image-url';
import type { AppStore } from '../store/store';
import { type AskedQuery, noteQueries } from './asked-queries';

/** A screen that asks for something else each time would be drawn for ever. */
const MOST_TIMES = 4;

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];

const put = (
  store: AppStore,
  entries: readonly { readonly endpointName: string; readonly arg: unknown; readonly value: unknown }[],
): void => {
  store.dispatch(api.util.upsertQueryEntries(entries as unknown as Entries));
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
 * @returns what was drawn last, and the calls that it was drawn with
 */
export const drawWithAnswers = async <T>(
  store: AppStore,
  answerOf: (url: string) => unknown,
  draw: () => Promise<T>,
): Promise<{ readonly drawn: T; readonly answered: readonly AskedQuery[] }> => {
  const answered = new Map<string, AskedQuery>();
  for (let time = 1; ; time++) {
    const { drawn, asked } = await noteQueries(draw);
    const news = asked.filter(({ url }) => !AT_HAND.has(url) && !answered.has(url) && answerOf(url) !== undefined);
    for (const query of news) answered.set(query.url, query);
    if (news.length === 0 || time === MOST_TIMES) return { drawn, answered: [...answered.values()] };
    put(
      store,
      news.map(({ endpointName, arg, url }) => ({ endpointName, arg, value: answerOf(url) })),
    );
  }
};
