import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { withTexts } from '@rendezvous/client/screen-texts';
import { LinkButton, Notice } from '@rendezvous/ui';
import { unansweredOrderTexts } from './texts';

export interface UnansweredOrderProps {
  /** An order of which nobody knows whether it was paid. */
  readonly order: number;
  readonly refundDays: number;
}

const Unanswered = ({ order, refundDays }: UnansweredOrderProps) => {
  const intl = useIntl();
  return (
    <Notice
      tone="warn"
      title={intl.formatMessage({ id: 'billing.unanswered.title' })}
      action={
        <LinkButton variant="quiet" flush render={<Link to={`/credits/return/${order}`} />}>
          {intl.formatMessage({ id: 'billing.unanswered.see' })}
        </LinkButton>
      }
    >
      {intl.formatMessage({ id: 'billing.unanswered.text' }, { days: refundDays })}
    </Notice>
  );
};

/** Before another order: an earlier one may still be charged, and what that would mean. */
export const UnansweredOrder = withTexts([unansweredOrderTexts], Unanswered);
