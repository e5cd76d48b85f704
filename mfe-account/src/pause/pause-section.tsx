import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import styles from './pause.module.css';

interface Props {
  readonly paused: boolean;
  readonly busy: boolean;
  readonly onSet: (paused: boolean) => void;
}

/** A break: what it means, and one button in each direction. */
export const PauseSection = ({ paused, busy, onSet }: Props) => {
  const intl = useIntl();
  return (
    <>
      <p className="muted">{intl.formatMessage({ id: 'account.pause.text' })}</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => onSet(!paused)}>
          {intl.formatMessage({ id: paused ? 'account.pause.end' : 'account.pause.begin' })}
        </Button>
      </div>
    </>
  );
};
