import { FormattedMessage } from 'react-intl';
import type { MainImage } from '@rendezvous/contracts/session';
import { imageUrl } from '@rendezvous/client';
import { Avatar, FictionalNotice, type FictionalWords } from '@rendezvous/ui';
import styles from './greeting.module.css';

interface Props {
  readonly name: string;
  readonly image: MainImage | null;
  /** Only for fictional profiles. */
  readonly fictional: FictionalWords | null;
  /** It may be written to; else the name stands alone, and the foot says why. */
  readonly open: boolean;
  /** Conversations that may still be started; null where it does not matter. */
  readonly left: number | null;
}

/** The empty log of a conversation that has not begun: whom one writes to, and what it uses up. */
export const Greeting = ({ name, image, fictional, open, left }: Props) => (
  <div className={styles.greeting}>
    <Avatar src={image ? imageUrl(image.thumb_filename) : null} alt="" size="lg" />
    <h2 className={styles.title}>{open ? <FormattedMessage id="chat.start.title" values={{ name }} /> : name}</h2>
    {open ? (
      <p className="muted">
        <FormattedMessage id="chat.start.text" />
      </p>
    ) : null}
    {fictional === null ? null : <FictionalNotice words={fictional} />}
    {left === null || left === 0 ? null : (
      <p className="small muted">
        <FormattedMessage id="chat.start.left" values={{ count: left }} />
      </p>
    )}
  </div>
);
