import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useUser } from '@rendezvous/client';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import { PAYMENT_METHODS, type PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Select } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName } from '../../money/use-money';
import { FoundMember } from '../payments/found-member';
import { pageAddress } from '../payments/page-address';
import { ReasonForm } from '../payments/reason-form';

interface Props {
  readonly member: OperatorMember;
  readonly busy: boolean;
  readonly onBlock: (method: PaymentMethod, reason: string) => void;
}

/** A member, with the form that blocks them from a way to pay. */
export const BlockableMember = ({ member, busy, onBlock }: Props) => {
  const intl = useIntl();
  const viewer = useUser()?.id;
  const methodName = useMethodName();
  const { id } = member;
  const say = (text: string) => intl.formatMessage({ id: `billing.blocks.${text}` });
  const [method, choose] = useState<PaymentMethod>('card');
  return (
    <FoundMember member={member}>
      <p>
        <Link to={pageAddress('blocks', { state: 'all', member: String(id) })}>{say('of-member')}</Link>
      </p>
      {id === viewer ? (
        <p className={operatorPage.quiet}>{say('yourself')}</p>
      ) : (
        <ReasonForm
          page="blocks"
          hint={say('reason-hint')}
          action={say('block')}
          busy={busy}
          onReason={(reason) => onBlock(method, reason)}
        >
          <Select
            label={say('column.method')}
            name="method"
            value={method}
            options={PAYMENT_METHODS.map((one) => ({ value: one, label: methodName(one) }))}
            onChange={({ target }) => choose(PAYMENT_METHODS.find((one) => one === target.value) ?? method)}
          />
        </ReasonForm>
      )}
    </FoundMember>
  );
};
