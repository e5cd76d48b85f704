import { FormattedMessage } from 'react-intl';
import type { ConversationState } from '@rendezvous/contracts/chat/conversation-state';
import { ClockIcon, Notice } from '@rendezvous/ui';
import { KeptBackNotice } from '../../kept-back/kept-back-notice';
import type { KeptBack } from '../../kept-back/use-kept-back';
import { Composer, type ComposerProps } from '../composer/composer';
import { Offer } from '../offer/offer';
import styles from './room-footer.module.css';

interface Props {
  readonly state: ConversationState;
  readonly name: string;
  /** The partner takes a break. */
  readonly paused?: boolean;
  /** Only when credits do not reach. */
  readonly offer: Parameters<typeof Offer>[0] | null;
  readonly composer: ComposerProps;
  /** The writer’s own state: then nothing is sent. */
  readonly keptBack?: KeptBack | null;
}

const whyNot = (state: 'partner-gone' | 'unreachable', paused: boolean): string => {
  if (state === 'partner-gone') return 'chat.room.gone';
  return paused ? 'chat.room.paused' : 'chat.room.unreachable';
};

/** The foot of a conversation: where one writes, what stands in the way, or why one cannot. */
export const RoomFooter = ({ state, name, paused = false, offer, composer, keptBack = null }: Props) => {
  const keptBackNotice = keptBack && (
    <KeptBackNotice by={keptBack}>
      <FormattedMessage id={`chat.room.kept-back.${keptBack}`} />
    </KeptBackNotice>
  );
  // nothing that the writer does by themselves ends it: there is no place to write
  if (keptBack === 'moderated' && state !== 'partner-gone') return <footer className={styles.foot}>{keptBackNotice}</footer>;
  if (state === 'partner-gone' || state === 'unreachable') {
    return (
      <footer className={styles.foot}>
        <Notice role="note">
          <FormattedMessage id={whyNot(state, paused)} values={{ name }} />
        </Notice>
      </footer>
    );
  }
  return (
    <footer className={styles.foot}>
      {state === 'held' ? (
        <Notice tone="warn" icon={<ClockIcon />} role="note">
          <FormattedMessage id="chat.room.held-notice" values={{ name }} />
        </Notice>
      ) : null}
      {keptBackNotice}
      {
        // nobody buys for what cannot be sent before they are back again, or their age is confirmed
        offer && !keptBack ? <Offer {...offer} /> : null
      }
      <Composer {...composer} />
    </footer>
  );
};
