import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import type { Adjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { Button, Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { TONES } from './adjustments-table';

interface Props {
  readonly adjustment: Adjustment;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

/** The adjustment that is open, and, for another operator than the one who asked, the decision. */
export const AdjustmentPanel = ({ adjustment, busy, onApprove, onDecline }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.adjustments.${id}` }, values);
  const viewer = useUser()?.id;
  const { id, state, reason, asked_by: asker, member_id: member, expires_at: until } = adjustment;
  const title = say('one', { id: String(id) });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>
        {title} <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill>
      </h2>
      <p>{reason}</p>
      <Facts facts={useFacts(adjustment)} />
      {state !== 'open' || until === null ? null : asker === viewer ? (
        <p className={operatorPage.quiet}>{say('own')}</p>
      ) : member === viewer ? (
        <p className={operatorPage.quiet}>{say('for-you')}</p>
      ) : (
        <>
          <p className={operatorPage.quiet}>
            {say('decide', { until: intl.formatDate(until, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </p>
          <div className={operatorPage.actions}>
            <Button variant="plum" busy={busy} onClick={onApprove}>
              {say('approve')}
            </Button>
            <Button variant="danger" busy={busy} onClick={onDecline}>
              {say('decline')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};

/** What is known of an adjustment, in words. */
const useFacts = (adjustment: Adjustment) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.adjustments.term.${id}` });
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const {
    credits,
    member_id: member,
    asked_by: asker,
    asked_at: asked,
    decided_by: decider,
    decided_at: decided,
    entry_id: entry,
  } = adjustment;
  return [
    [say('credits'), intl.formatNumber(credits, { signDisplay: 'always' })],
    [say('member'), <Link key="member" to={pageAddress('adjustments', { find: `#${member}` })}>{`#${member}`}</Link>],
    [say('asked'), `${time(asked)} · #${asker}`],
    ...(decided === null ? [] : [[say('decided'), `${time(decided)} · #${decider}`] as const]),
    ...(entry === null ? [] : [[say('entry'), String(entry)] as const]),
  ] as const;
};
