import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import { useAlive } from '@rendezvous/client/alive';
import { useModerated } from '@rendezvous/client/moderated';
import { MembersScreen } from '../members/members-screen';
import styles from './members-with-five.module.css';

const TodaysFive = lazy(() =>
  import(/* webpackChunkName: "todays-five" */ './todays-five-part').then((part) => ({ default: part.TodaysFivePart })),
);

/** Queries that ask for nothing in particular: what was searched last, or the usual order. */
const NOTHING: ReadonlySet<string> = new Set(['', '?order=active']);

/**
 * `/members`, for members with the five of the day above, as long as they search for nothing in particular. Their room is kept until they are there.
 * Whoever's own profile is disabled could like none of them: what the banner above tells them is all there is.
 */
export const MembersWithFive = () => {
  const user = useUser();
  const { search } = useLocation();
  const moderated = useModerated();
  const isAlive = useAlive();
  return (
    <>
      {user !== null && !moderated && NOTHING.has(search) ? (
        <div className={styles.place}>
          {isAlive ? (
            <Suspense>
              <TodaysFive aboveSearch />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <MembersScreen />
    </>
  );
};
