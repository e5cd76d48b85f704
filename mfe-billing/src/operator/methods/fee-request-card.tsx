import { useIntl } from 'react-intl';
import type { FeeRequest } from '@rendezvous/contracts/billing/operator-methods';
import { useMethodName, useMoney } from '../../money/use-money';
import { Decision } from '../payments/decision';
import { Facts } from '../payments/facts';
import styles from '../payments/payments.module.css';
import { useOperatorName } from '../payments/use-operator-name';

interface Props {
  readonly request: FeeRequest;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

/** A fee that waits for another operator: what it changes, and the decision. */
export const FeeRequestCard = ({ request, busy, onApprove, onDecline }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const operatorName = useOperatorName();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.methods.${id}` }, values);
  const { method, fee, present, currency, asked_at: asked, asked_by: asker } = request;
  return (
    <div className={styles.form}>
      <Facts
        facts={[
          [say('method'), methodName(method)],
          [
            say('fee-term'),
            say('fee-change', {
              before: money({ amount: present, currency }),
              after: fee === null ? say('as-all') : money({ amount: fee, currency }),
            }),
          ],
          [say('asked'), `${intl.formatDate(asked, { dateStyle: 'medium', timeStyle: 'short' })} · ${operatorName(asker)}`],
        ]}
      />
      <Decision approval={request} busy={busy} onApprove={onApprove} onDecline={onDecline} />
    </div>
  );
};
