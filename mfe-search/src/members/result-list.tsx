import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { SearchResult } from '@rendezvous/contracts/search/members';
import { EmptyState, ErrorCard, FictionalWarning, LinkButton, Pagination, PersonCardSkeleton, PersonGrid } from '@rendezvous/ui';
import { SponsoredPlace } from '../sponsored/sponsored-place';
import { MemberCard, type MemberCardProps } from './member-card';
import { NoResults } from './no-results';
import styles from './result-list.module.css';
import { argsOf, argsOfPage, type SearchArgs, searchAddress } from './search-url';

/** Cards whose photos are on the first screen of a phone. */
const FIRST_CARDS = 2;
/** And those on the first screen of most windows. */
const EARLY_CARDS = 6;
const SKELETONS = 12;

/** What the results are at the moment. */
export type Results =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly busy: boolean; readonly onRetry: () => void }
  | { readonly kind: 'here'; readonly result: SearchResult };

/** Pages before the one that the address says, which stand above it on a phone. */
export interface Earlier {
  /** The first page that is shown; that of the address when there is none above it. */
  readonly first: number;
  readonly onMore: () => void;
  /** Somebody on them is made up. */
  readonly fictional: boolean;
  /** Their cards. */
  readonly cards: ReactNode;
}

interface Props extends Pick<MemberCardProps, 'fictional' | 'onLike'> {
  readonly results: Results;
  readonly active: number;
  readonly earlier: Earlier;
  readonly onLetGo: (without: SearchArgs) => void;
}

/** Cards of members as items of a list, and between them what is sponsored. */
export const MemberItems = ({
  members,
  sponsored = [],
  ...card
}: Pick<SearchResult, 'members' | 'sponsored'> & { atTop?: boolean } & Omit<MemberCardProps, 'member' | 'priority' | 'early'>) => {
  const { atTop = false, ...given } = card;
  return members.flatMap((member, index) => [
    <li key={member.id}>
      <MemberCard {...given} member={member} priority={atTop && index < FIRST_CARDS} early={atTop && index < EARLY_CARDS} />
    </li>,
    ...sponsored
      .filter(({ after }) => after === index + 1)
      .map((one) => (
        <li key={`sponsored-${one.after}`}>
          <SponsoredPlace card={one} />
        </li>
      )),
  ]);
};

/** What was found: numbered pages in wide windows; on a phone one page below the other. */
export const ResultList = ({ results, active, earlier, fictional, onLike, onLetGo }: Props): ReactNode => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.members.${id}` }, values);
  const page = results.kind === 'here' ? results.result.page : null;
  const list = useFocusOnMore(page);
  const found = results.kind === 'here' ? results.result : null;
  const link = (to: number, replace = false) =>
    found === null ? <span /> : <Link replace={replace} to={searchAddress(argsOfPage(argsOf(found.search, found.defaults), to))} />;
  if (found !== null && found.total === 0)
    return <NoResults search={found.search} defaults={found.defaults} relaxed={found.relaxed ?? []} filters={active} onLetGo={onLetGo} />;
  if (found !== null && found.page > found.pages) {
    return (
      <EmptyState
        title={text('past.title', { page: found.page })}
        actions={<LinkButton render={link(found.pages)}>{text('past.last')}</LinkButton>}
      >
        {text('past.text', { pages: found.pages })}
      </EmptyState>
    );
  }
  return (
    <>
      {found !== null && earlier.first > 1 ? (
        <div className={styles.step}>
          <LinkButton
            variant="quiet"
            full
            render={link(earlier.first - 1)}
            onClick={(event) => {
              event.preventDefault();
              earlier.onMore();
            }}
          >
            {text('earlier')}
          </LinkButton>
        </div>
      ) : null}
      <FictionalWarning members={[earlier, ...(found?.members ?? [])]} words={fictional} />
      <div ref={list} className={styles.list}>
        {found === null && !earlier.cards ? null : (
          <PersonGrid label={text('list')}>
            {earlier.cards}
            {found === null ? null : (
              <MemberItems
                atTop={!earlier.cards}
                members={found.members}
                sponsored={found.sponsored}
                me={found.search.me}
                fictional={fictional}
                onLike={onLike}
              />
            )}
          </PersonGrid>
        )}
      </div>
      {results.kind === 'loading' ? <PersonCardSkeleton label={text('loading')} count={SKELETONS} /> : null}
      {results.kind === 'failed' ? (
        <ErrorCard title={text('failed')} retryLabel={text('retry')} onRetry={results.onRetry} busy={results.busy}>
          {results.reason}
        </ErrorCard>
      ) : null}
      {found === null ? null : (
        <>
          <div className={styles.step}>
            {found.page < found.pages ? (
              <LinkButton full render={link(found.page + 1, true)}>
                {text('more')}
              </LinkButton>
            ) : found.pages > 1 ? (
              <p className={styles.end}>{text('end')}</p>
            ) : null}
          </div>
          <div className={styles.pages}>
            <Pagination
              page={found.page}
              pages={found.pages}
              link={link}
              label={text('pages')}
              pageLabel={(number) => text('page', { page: number })}
              previousLabel={text('previous')}
              nextLabel={text('next')}
            />
          </div>
        </>
      )}
    </>
  );
};

/** Whoever showed more by the keyboard goes on at the first of the new cards. */
const useFocusOnMore = (page: number | null) => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ page, cards: 0 });
  // the focus lies outside React
  useEffect(() => {
    if (page === null) return;
    const links = list.current?.querySelectorAll<HTMLElement>('article a') ?? [];
    const { page: last, cards } = before.current;
    if (last !== null && page === last + 1 && cards > 0 && links.length > cards) links[cards]?.focus({ preventScroll: true });
    before.current = { page, cards: links.length };
  }, [page]);
  return list;
};
