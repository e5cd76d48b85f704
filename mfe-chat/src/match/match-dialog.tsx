import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog, FictionalNotice, type FictionalWords, MeetingDiscs } from '@rendezvous/ui';
import styles from './match-dialog.module.css';

export interface MatchDialogProps {
  /** `match`: both like each other; `new-like`: a like waits for an answer. */
  readonly kind: 'match' | 'new-like';
  readonly name: string;
  /** The site's warning, for somebody who is made up. */
  readonly fictional: FictionalWords | null;
  readonly ownImage: string | null;
  readonly image: string | null;
  /** What stands beside the action: its cost, or why there is none. */
  readonly note: string | null;
  /** Why the reader likes nobody and writes to nobody for now, and the way back. */
  readonly keptBack?: ReactNode;
  /** The conversation is being opened, or the like is on its way. */
  readonly busy: boolean;
  readonly error: string | null;
  /** null when nothing can be written: then only the profile is offered. */
  readonly onAct: (() => void) | null;
  readonly onProfile: () => void;
  readonly onClose: () => void;
}

/** "New like!": two discs meet. A click beside the buttons closes it. */
export const MatchDialog = ({
  kind,
  name,
  fictional,
  ownImage,
  image,
  note,
  keptBack,
  busy,
  error,
  onAct,
  onProfile,
  onClose,
}: MatchDialogProps) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      centred
      title={<FormattedMessage id="chat.match.title" />}
      closeLabel={intl.formatMessage({ id: 'chat.close' })}
      onClose={onClose}
      picture={
        // a shortcut for the pointer; the cross and "keep browsing" do the same by keyboard
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={onClose}>
          <MeetingDiscs picture="match" left={ownImage} right={image} />
        </div>
      }
      actions={
        <>
          {onAct ? (
            <Button variant="accent" size="big" busy={busy} onClick={onAct}>
              <FormattedMessage id={kind === 'match' ? 'chat.match.hello' : 'chat.match.like-back'} values={{ name }} />
            </Button>
          ) : null}
          {kind === 'new-like' || !onAct ? (
            <Button variant={onAct ? 'line' : 'accent'} onClick={onProfile}>
              <FormattedMessage id="chat.match.profile" />
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="chat.match.browse" />
          </Button>
          <p className={styles.note}>{note}</p>
        </>
      }
    >
      <p className="muted">
        <FormattedMessage id={kind === 'match' ? 'chat.match.text' : 'chat.match.liked-text'} values={{ name }} />
      </p>
      {keptBack}
      {fictional === null ? null : <FictionalNotice words={fictional} />}
      <p className={styles.error} role="alert">
        {error}
      </p>
    </Dialog>
  );
};
