import { useIntl } from 'react-intl';
import { useUser } from '@rendezvous/client';
import type { Approval } from '@rendezvous/contracts/billing/approvals';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';

interface Props {
  readonly approval: Pick<Approval, 'state' | 'asked_by' | 'expires_at'>;
  /** Why the viewer cannot decide, besides that they asked for it; null when they can. */
  readonly hindrance?: string | null;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

/** The decision about what another operator asks for; whoever asked reads that somebody else has to decide. */
export const Decision = ({ approval, hindrance = null, busy, onApprove, onDecline }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.payments.${id}` }, values);
  const viewer = useUser()?.id;
  const { state, asked_by: asker, expires_at: until } = approval;
  if (state !== 'open' || until === null) return null;
  if (asker === viewer || hindrance !== null)
    return <p className={operatorPage.quiet}>{asker === viewer ? say('own-request') : hindrance}</p>;
  return (
    <>
      <p className={operatorPage.quiet}>{say('decide', { until: intl.formatDate(until, { dateStyle: 'medium', timeStyle: 'short' }) })}</p>
      <div className={operatorPage.actions}>
        <Button variant="plum" busy={busy} onClick={onApprove}>
          {say('approve')}
        </Button>
        <Button variant="danger" busy={busy} onClick={onDecline}>
          {say('decline')}
        </Button>
      </div>
    </>
  );
};
