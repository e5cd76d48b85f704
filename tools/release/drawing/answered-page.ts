import { callOf, sentFor, shellAnswers } from '@rendezvous/client/testing/screens';
import type { Composition } from '@rendezvous/contracts/releases';
import { NOTHING_THERE, type Releasing, SETTINGS, USER, badgeCalls, findPage, pageCalls } from '@rendezvous/gateway/document';
import type { PageToDraw } from '@rendezvous/gateway/drawing';
import { compositionOf } from '../composed.js';
import type { Mount } from '../proof/mounts.rules.js';

/** What is drawn of a mount. */
export type Drawable = Pick<Mount, 'at' | 'locale' | 'user' | 'settings' | 'answers'>;

/** A mount's page, as the gateway would hand it to a thread. */
export interface AnsweredPage {
  /** Null: an answer that it begins with did not come, so browsers draw it. */
  readonly page: PageToDraw | null;
  /** Calls that it begins with and nobody says an answer to, as `GET /api/x`. */
  readonly unanswered: readonly string[];
}

/** What a server draws a mount from: the composition, and the calls that the page begins with, answered as the mount says. */
export const answeredPage = async (mount: Drawable, releasing: Releasing): Promise<AnsweredPage> => {
  const own = pageCalls(mount.at, findPage(releasing, mount.at.split(/[?#]/, 1)[0]!), mount.user !== null);
  const said = { ...shellAnswers(mount), ...mount.answers };
  const answers: Record<string, unknown> = {};
  const refusals: Record<string, NonNullable<Composition['firstRefusals']>[string]> = {};
  const unanswered: string[] = [];
  for (const address of new Set([SETTINGS, USER, ...(mount.user ? badgeCalls(releasing) : []), ...own])) {
    const { route, call } = callOf(address, 'GET', undefined);
    const answer = said[route];
    // a badge is another team's to answer
    if (!answer && own.includes(address)) unanswered.push(route);
    if (!answer) continue;
    const { status, json } = sentFor(await answer(call));
    if (status === 200) answers[address] = JSON.parse(json);
    else if (NOTHING_THERE.includes(status)) refusals[address] = { status, body: JSON.parse(json) as (typeof refusals)[string]['body'] };
  }
  const isWhole = own.every((address) => address in answers || address in refusals);
  const composition: Composition = {
    ...compositionOf(releasing, mount.locale),
    firstAnswers: answers,
    ...(Object.keys(refusals).length > 0 ? { firstRefusals: refusals } : {}),
  };
  return { page: isWhole ? { url: mount.at, composition: JSON.stringify(composition) } : null, unanswered };
};
