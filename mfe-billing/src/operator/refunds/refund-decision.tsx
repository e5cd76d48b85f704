import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '@rendezvous/client';
import type { OperatorRefund } from '@rendezvous/contracts/billing/operator-refunds';
import { Select } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { Decision } from '../payments/decision';
import { ReasonForm } from '../payments/reason-form';
import { useOperatorName } from '../payments/use-operator-name';

export type RefundOutcome = NonNullable<OperatorRefund['decision']>['outcome'];

const OUTCOMES: readonly RefundOutcome[] = ['paid', 'not-paid'];

interface Props {
  readonly refund: OperatorRefund;
  readonly busy: boolean;
  readonly onTell: (outcome: RefundOutcome, reason: string) => void;
  /** About what another operator told. */
  readonly onDecide: (decisionId: number, approved: boolean) => void;
}

/** What became of a refund that waits for operators: one tells what they heard at its company, another one decides about that. */
export const RefundDecision = ({ refund, busy, onTell, onDecide }: Props) => {
  const intl = useIntl();
  const operatorName = useOperatorName();
  const say = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `billing.operator-refunds.decision.${id}` }, values);
  // nothing is chosen beforehand: what is sent is what somebody heard
  const [outcome, setOutcome] = useState<RefundOutcome | null>(null);
  const [missing, setMissing] = useState(false);
  const choice = useRef<HTMLSelectElement>(null);
  const own = useUser()?.id === refund.member_id ? say('own') : null;
  // an older gateway tells of none
  const decision = refund.decision ?? null;
  if (decision?.state === 'open')
    return (
      <>
        <p>{say('told', { outcome: say(decision.outcome), by: operatorName(decision.asked_by), reason: decision.reason })}</p>
        <Decision
          approval={decision}
          hindrance={own}
          busy={busy}
          onApprove={() => onDecide(decision.id, true)}
          onDecline={() => onDecide(decision.id, false)}
        />
      </>
    );
  if (own !== null) return <p className={operatorPage.quiet}>{own}</p>;
  return (
    <ReasonForm
      page="refunds"
      question={{ label: say('reason'), missing: say('reason-missing') }}
      hint={say('reason-hint')}
      action={say('tell')}
      busy={busy}
      ready={() => {
        setMissing(outcome === null);
        if (outcome === null) choice.current?.focus();
        return outcome !== null;
      }}
      onReason={(reason) => {
        if (outcome !== null) onTell(outcome, reason);
      }}
    >
      <Select
        ref={choice}
        label={say('outcome')}
        placeholder={say('choose')}
        value={outcome ?? ''}
        options={OUTCOMES.map((value) => ({ value, label: say(value) }))}
        error={missing && outcome === null ? say('outcome-missing') : undefined}
        onChange={({ target }) => setOutcome(OUTCOMES.find((one) => one === target.value) ?? null)}
      />
    </ReasonForm>
  );
};
