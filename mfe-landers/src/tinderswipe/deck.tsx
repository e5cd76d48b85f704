import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { Button, CloseIcon, HeartIcon, VisuallyHidden } from '@rendezvous/ui';
import { useArrowKeys } from '@rendezvous/ui/swipe-card';
import type { Decision, DeckState } from './deck.rules';
import styles from './deck.module.css';
import { MemberPrint } from './member-print';

interface DeckProps {
  readonly members: readonly FoundMember[];
  readonly state: DeckState;
  readonly words: { readonly like: string; readonly pass: string; readonly hint: string };
  readonly onDecide: (decision: Decision) => void;
}

/** How many cards are seen below the topmost. */
const BELOW = 2;

/** Cards that one takes to a side: by hand, by keys or by buttons. */
export const Deck = ({ members, state: { decisions }, words, onDecide }: DeckProps) => {
  const intl = useIntl();
  const { fictional_warning: warning } = useSettings();
  const at = decisions.length;
  const top = members[at];
  const last = decisions.at(-1);
  const before = members.find(({ id }) => id === last?.id);
  const decide = (liked: boolean): void => {
    if (top) onDecide({ id: top.id, liked });
  };
  useArrowKeys(decide);
  const keep = (action: string) => intl.formatMessage({ id: 'landers.deck.keep' }, { action, name: top?.name ?? '' });
  return (
    <div className={styles.deck} role="group" aria-label={words.hint}>
      <div className={styles.cards}>
        {members
          .map((member, index) => ({ member, depth: index - at }))
          .filter(({ depth }) => depth >= -1 && depth <= BELOW)
          .map(({ member, depth }) => (
            <MemberPrint key={member.id} member={member} depth={depth} liked={depth < 0 ? (last?.liked ?? null) : null} onDecide={decide} />
          ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="line" size="big" full icon={<CloseIcon />} aria-label={keep(words.pass)} onClick={() => decide(false)}>
          {words.pass}
        </Button>
        <Button variant="accent" size="big" full icon={<HeartIcon />} aria-label={keep(words.like)} onClick={() => decide(true)}>
          {words.like}
        </Button>
      </div>
      <p className={styles.hint}>{top?.fictional ? warning : words.hint}</p>
      <output>
        <VisuallyHidden>
          {before ? intl.formatMessage({ id: last?.liked ? 'landers.deck.liked' : 'landers.deck.passed' }, { name: before.name }) : ''}{' '}
          {intl.formatMessage({ id: 'landers.deck.progress' }, { done: at, all: members.length })}
        </VisuallyHidden>
      </output>
    </div>
  );
};
