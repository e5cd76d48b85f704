import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, Dialog, LinkButton, MeetingDiscs } from '@rendezvous/ui';
import styles from './time-bonus-dialog.module.css';
import type { TimeBonusProps } from './time-bonus-banner';
import { TimeLeft } from '../discount/time-left';
import { useDiscountText } from '../discount/use-discount-text';

/** Shown once to a new member without credits: what is offered, why, and until when. */
export const TimeBonusDialog = ({ bonus, endsAt, onEnd, onClose }: TimeBonusProps & { onClose: () => void }) => {
  const intl = useIntl();
  const { title, reason } = useDiscountText(bonus);
  return (
    <Dialog
      open
      centred
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'billing.time-bonus.close' })}
      title={title}
      picture={<MeetingDiscs picture="match" />}
      actions={
        <>
          <LinkButton variant="accent" render={<Link to="/credits" onClick={onClose} />}>
            {intl.formatMessage({ id: 'billing.time-bonus.see' })}
          </LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'billing.time-bonus.later' })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'billing.time-bonus.empty' })}</p>
      <p>{intl.formatMessage({ id: 'billing.time-bonus.act' }, { hours: hoursOf(bonus) })}</p>
      <p className={styles.time}>
        <TimeLeft endsAt={endsAt} onEnd={onEnd} />
      </p>
      <p className="small">{reason}</p>
    </Dialog>
  );
};

/** How long the bonus runs in all. */
const hoursOf = ({ began_at: began, ends_at: ends }: TimeBonusProps['bonus']): number =>
  Math.round((Date.parse(ends) - Date.parse(began)) / 3_600_000);
