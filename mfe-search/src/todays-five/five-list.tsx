import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { imageUrl } from '@rendezvous/client';
import type { PickedMember } from '@rendezvous/contracts/search/todays-five';
import { Button, classNames, CloseIcon, IconButton, LikeButton, PersonCard, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import type { ToggleLike } from '../likes/use-member-likes';
import { ReasonText } from '../members/reason-text';
import { memberAddress } from '../members/search-url';
import styles from './five-list.module.css';

export type FiveState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly busy: boolean; readonly onRetry: () => void }
  | { readonly kind: 'here'; readonly members: readonly PickedMember[]; readonly chosen: boolean; readonly next: Date };

interface Props {
  readonly state: FiveState;
  /** null: the reader likes nobody for now, and has nothing to decide. */
  readonly onLike: ToggleLike | null;
  readonly onPass: (member: PickedMember) => void;
  /** Above the search: its title is the first heading of the page, and a link leads on to the swipe game. */
  readonly aboveSearch?: boolean | undefined;
}

const PLACES = [1, 2, 3, 4, 5];

/** Widths of a card in a row of five, and in one that is scrolled. */
const SIZES = '(min-width: 56.25rem) 14rem, 10rem';

/** The five of the day, each with the reason; as high while they are awaited, so that nothing below moves. */
export const FiveList = ({ state, onLike, onPass, aboveSearch }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.five.${id}` }, values);
  const title = text('title');
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  // the section has the name in any case; a second level before the first would mislead whoever goes by headings
  const Title = aboveSearch ? 'p' : 'h2';
  const [awaited] = useState(state.kind === 'loading');
  const line = classNames(styles.line, awaited && styles.kept);
  const pass = (member: PickedMember): void => {
    // the button goes with the member: the reader goes on here
    heading.current?.focus({ preventScroll: true });
    onPass(member);
  };
  return (
    <section className={styles.five} aria-label={title}>
      <header className={styles.head}>
        <Title ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        {aboveSearch ? (
          <Link to="/swipe-game" className={styles.game}>
            {text('game')}
          </Link>
        ) : null}
      </header>
      {state.kind === 'loading' ? (
        <div className={styles.list}>
          <Waiting />
          <output className={styles.said}>
            <VisuallyHidden>{text('loading')}</VisuallyHidden>
          </output>
          {PLACES.map((place) => (
            <span key={place} className={styles.awaited}>
              <Skeleton shape="photo" />
            </span>
          ))}
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <p className={line} role="alert">
          <span>{state.reason}</span>
          <Button busy={state.busy} onClick={state.onRetry}>
            {intl.formatMessage({ id: 'search.members.retry' })}
          </Button>
        </p>
      ) : null}
      {state.kind === 'here' && state.members.length === 0 ? (
        <p className={line}>{state.chosen ? text('none', { when: intl.formatDate(state.next, { weekday: 'long' }) }) : text('nobody')}</p>
      ) : null}
      {state.kind === 'here' && state.members.length > 0 ? (
        <ul className={styles.list}>
          {state.members.map((member) => (
            <li key={member.id} className={styles.member}>
              <FiveMember member={member} onLike={onLike} onPass={pass} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
};

const FiveMember = ({ member, onLike, onPass }: Pick<Props, 'onLike' | 'onPass'> & { readonly member: PickedMember }) => {
  const intl = useIntl();
  const { id, name, age, liked, reason, main_image: image } = member;
  const text = (key: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.five.${key}` }, values);
  const wide = image && imageUrl(image.filename);
  return (
    <>
      <PersonCard
        name={intl.formatMessage({ id: 'search.card.name' }, { name, age })}
        shortens={name}
        photo={
          image && wide
            ? { src: wide, srcSet: `${imageUrl(image.thumb_filename)} 160w, ${wide} 480w`, sizes: SIZES, placeholder: image.placeholder }
            : {}
        }
        render={<Link to={memberAddress(id, undefined)} />}
        pill={<ReasonText reason={reason} />}
        like={
          onLike && (
            <LikeButton
              label={intl.formatMessage({ id: 'search.card.like' }, { name })}
              liked={liked}
              onClick={() => onLike(member, !liked)}
            />
          )
        }
      />
      {liked || onLike === null ? null : (
        <IconButton
          variant="line"
          label={text('pass', { name })}
          icon={<CloseIcon />}
          className={styles.pass}
          onClick={() => onPass(member)}
        />
      )}
    </>
  );
};
