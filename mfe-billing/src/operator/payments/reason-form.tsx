import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { REASON_MAX } from '@rendezvous/contracts/billing/reason-terms';
import { Button, TextArea } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { PAYMENTS, type PaymentPage } from './payment-pages';
import styles from './payments.module.css';

interface Props {
  readonly page: PaymentPage;
  /** Another question than why, and what is said when it was not answered. */
  readonly question?: { readonly label: string; readonly missing: string };
  readonly hint: string;
  /** What the button says. */
  readonly action: string;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  /** Asked when the form is sent: false when what stands above the reason is not answered, which says so itself. */
  readonly ready?: () => boolean;
  /** Above the reason: what it is about. */
  readonly children?: ReactNode;
}

/** Why an operator does something, never without, and the button that does it. */
export const ReasonForm = ({ page, question, hint, action, busy, onReason, ready, children }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.payments.${id}` });
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const reason = String(new FormData(form).get('reason') ?? '').trim();
    setMissing(reason === '');
    if (ready?.() === false) return;
    if (reason === '') form.querySelector<HTMLElement>('[name="reason"]')?.focus();
    else onReason(reason);
  };
  return (
    <form className={styles.form} method="post" action={`${PAYMENTS}/${page}`} noValidate onSubmit={submit}>
      {children}
      <TextArea
        name="reason"
        rows={3}
        maxLength={REASON_MAX}
        label={question?.label ?? say('reason')}
        hint={hint}
        error={missing ? (question?.missing ?? say('reason-missing')) : undefined}
      />
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
};
