import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LinkButton, Notice } from '@rendezvous/ui';

interface Props {
  /** An order of which nobody knows whether it was paid; null, or left out by an older gateway, for most members. */
  readonly order: number | null | undefined;
  readonly refundDays: number;
}

/** Before another order: an earlier one may still be charged, and what that would mean. */
export const UnansweredOrder = ({ order = null, refundDays }: Props) => {
  const intl = useIntl();
  if (order === null) return null;
  return (
    <Notice
      tone="warn"
      title={intl.formatMessage({ id: 'billing.unanswered.title' })}
      action={
        <LinkButton variant="quiet" render={<Link to={`/credits/return/${order}`} />}>
          {intl.formatMessage({ id: 'billing.unanswered.see' })}
        </LinkButton>
      }
    >
      {intl.formatMessage({ id: 'billing.unanswered.text' }, { days: refundDays })}
    </Notice>
  );
};
