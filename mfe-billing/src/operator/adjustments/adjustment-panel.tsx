import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import type { Adjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useSigned } from '../../money/use-signed';
import { Decision } from '../payments/decision';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { useOperatorName } from '../payments/use-operator-name';
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
  const { id, state, reason, member_id: member } = adjustment;
  const title = say('one', { id: String(id) });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>
        {title} <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill>
      </h2>
      <p>{reason}</p>
      <Facts facts={useFacts(adjustment)} />
      <Decision
        approval={adjustment}
        hindrance={member === viewer ? say('for-you') : null}
        busy={busy}
        onApprove={onApprove}
        onDecline={onDecline}
      />
    </section>
  );
};

/** What is known of an adjustment, in words. */
const useFacts = (adjustment: Adjustment) => {
  const intl = useIntl();
  const signed = useSigned();
  const operatorName = useOperatorName();
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
    [say('credits'), signed(credits)],
    [say('member'), <Link key="member" to={pageAddress('adjustments', { find: `#${member}` })}>{`#${member}`}</Link>],
    [say('asked'), `${time(asked)} · ${operatorName(asker)}`],
    ...(decided === null || decider === null ? [] : [[say('decided'), `${time(decided)} · ${operatorName(decider)}`] as const]),
    ...(entry === null ? [] : [[say('entry'), String(entry)] as const]),
  ] as const;
};
