import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { DirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Button, StepBar } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import { AccountForm } from './account-form';
import { ClosedDirectDebit } from './closed-direct-debit';
import styles from './direct-debit.module.css';
import { EarlierMandate } from './earlier-mandate';
import { SignatureForm } from './signature-form';
import type { DirectDebitSteps } from './use-direct-debit';

interface Props {
  readonly debit: DirectDebit;
  /** When that was read, by this device's clock. */
  readonly readAt: number;
  /** Where the member is; null while it is not known. */
  readonly country: CountryCode | null;
  /** Methods that are open to the member. */
  readonly methods: readonly PaymentMethod[];
  readonly steps: DirectDebitSteps;
}

/** With these the account is chosen, and only the code did not go out. */
const CHOSEN: readonly string[] = ['billing.direct-debit-code-unsent', 'billing.direct-debit-code-wait', 'billing.direct-debit-code-limit'];

/** A direct debit in two steps: which account, and the signature. */
export const DirectDebitPage = ({ debit, readAt, country, methods, steps }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  // an older gateway does not tell of the order's own site
  const { refund_days: visited } = useSettings();
  const { refund_days: refundDays = visited }: Partial<DirectDebit> = debit;
  const [changing, setChanging] = useState(false);
  const chosen = changing ? null : debit.chosen;
  const step = chosen === null ? 1 : 2;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // what was pressed is gone with the step: whoever reads on begins at its top
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);

  if (steps.closed) {
    return (
      <>
        <h1>{intl.formatMessage({ id: 'billing.direct-debit.title' })}</h1>
        <ClosedDirectDebit error={steps.error} bundle={debit.bundle} methods={methods.filter((method) => method !== 'sepa')} />
      </>
    );
  }
  const choose = async (...choice: Parameters<typeof steps.choose>): Promise<void> => {
    const refused = await steps.choose(...choice);
    if (refused === null || CHOSEN.includes(refused)) setChanging(false);
  };
  return (
    <>
      <div className={styles.head}>
        <StepBar label={intl.formatMessage({ id: 'billing.direct-debit.step' }, { step })} step={step} steps={2} />
        <h1 ref={title} tabIndex={-1}>
          {intl.formatMessage({ id: step === 1 ? 'billing.direct-debit.title' : 'billing.direct-debit.sign' })}
        </h1>
        <p className="muted">
          {intl.formatMessage(
            { id: 'billing.direct-debit.intro' },
            { count: debit.credits, amount: money(debit.amount), creditor: debit.creditor.name },
          )}
        </p>
      </div>
      {chosen === null ? (
        <AccountStep debit={debit} country={country} steps={steps} onChoose={choose} />
      ) : (
        <SignatureForm
          key={chosen.revision}
          amount={debit.amount}
          refundDays={refundDays}
          chosen={chosen}
          readAt={readAt}
          steps={steps}
          onChange={() => {
            steps.forgive();
            setChanging(true);
          }}
        />
      )}
      <Button
        variant="quiet"
        flush
        className={styles.way}
        busy={steps.givingUp}
        disabled={steps.signing}
        onClick={() => void steps.giveUp()}
      >
        {intl.formatMessage({ id: 'billing.direct-debit.give-up' })}
      </Button>
    </>
  );
};

interface AccountStepProps extends Pick<Props, 'debit' | 'country' | 'steps'> {
  readonly onChoose: (...choice: Parameters<DirectDebitSteps['choose']>) => Promise<void>;
}

/** The account of the last time where there is one, or another. */
const AccountStep = ({ debit: { mandate, iban_countries: countries }, country, steps, onChoose }: AccountStepProps) => {
  const [another, setAnother] = useState(false);
  if (mandate !== null && !another) {
    return (
      <EarlierMandate
        mandate={mandate}
        busy={steps.choosing}
        error={steps.error}
        onUse={() => void onChoose(null)}
        onOther={() => {
          steps.forgive();
          setAnother(true);
        }}
      />
    );
  }
  return (
    <AccountForm
      country={country}
      countries={countries}
      busy={steps.choosing}
      error={steps.error}
      onChoose={(values) => void onChoose(values)}
      onMend={steps.forgive}
    />
  );
};
