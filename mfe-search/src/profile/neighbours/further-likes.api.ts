import { type AppStore, injectRemote, queryOf } from '@rendezvous/client';
import { listMoreLikes } from '@rendezvous/contracts/chat/likes';

/** For walks that go beyond the likes that every page knows. */
const furtherLikesApi = injectRemote('search', (build) => ({
  searchFurtherLikes: queryOf(build, listMoreLikes, { keepUnusedDataFor: 0 }),
}));

/** Where a list of likes goes on: undefined at its beginning, null at its end. */
export type Place = string | null | undefined;

export interface Person {
  readonly id: number;
  readonly name: string;
}

/** The next people of a list that are not known yet; pages that bring nobody new are passed over. Nobody when they cannot be had: the walk ends there. */
export const furtherLikes = async (
  dispatch: AppStore['dispatch'],
  type: 'received' | 'sent',
  known: readonly Person[],
  from: Place,
): Promise<{ readonly people: readonly Person[]; readonly next: Place }> => {
  const ids = new Set(known.map(({ id }) => id));
  let next = from;
  while (next !== null) {
    const asked = { type, ...(next === undefined ? {} : { after: next }) };
    const { data } = await dispatch(furtherLikesApi.endpoints.searchFurtherLikes.initiate(asked, { subscribe: false, forceRefetch: true }));
    if (!data) return { people: [], next: null };
    ({ next } = data);
    const people = data.members.filter(({ id }) => !ids.has(id)).map(({ id, name }) => ({ id, name }));
    if (people.length > 0) return { people, next };
  }
  return { people: [], next };
};
