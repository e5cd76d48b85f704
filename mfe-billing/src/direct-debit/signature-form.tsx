import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { DirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import { DIRECT_DEBIT_CODE } from '@rendezvous/contracts/billing/direct-debit-terms';
import { Button, Checkbox, FormError, LockIcon, Notice, TextInput } from '@rendezvous/ui';
import { useMoney } from '../money/use-money';
import styles from './direct-debit.module.css';
import { MandateCard } from './mandate-card';
import { ResendCode } from './resend-code';
import type { DirectDebitSteps } from './use-direct-debit';
import { useFocusFault } from './use-focus-fault';

interface Props {
  readonly amount: DirectDebit['amount'];
  /** Within which unused credits can go back. */
  readonly refundDays: number;
  readonly chosen: NonNullable<DirectDebit['chosen']>;
  /** When that was read, by this device's clock. */
  readonly readAt: number;
  readonly steps: DirectDebitSteps;
  /** Another account or number. */
  readonly onChange: () => void;
}

const WRONG_CODE = 'billing.direct-debit-code';
const CODE_LENGTH = 6;

/** The code from the phone, the mandate and the button that signs it. The code is kept nowhere. */
export const SignatureForm = ({ amount, refundDays: days, chosen, readAt, steps, onChange }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { money } = useMoney();
  const [code, setCode] = useState('');
  const [authorised, setAuthorised] = useState(false);
  const [missing, setMissing] = useState<readonly ('code' | 'authorised')[]>([]);
  const { error, signing, sending } = steps;
  const { form, focusFault } = useFocusFault(error);
  const wrong = refusalOf(error)?.code === WRONG_CODE;
  const sent = chosen.code;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (signing) return;
    const open = [...(DIRECT_DEBIT_CODE.test(code) ? [] : ['code' as const]), ...(authorised ? [] : ['authorised' as const])];
    setMissing(open);
    if (open.length > 0) return focusFault();
    await steps.sign(code, chosen.revision);
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    setCode(currentTarget.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH));
    setMissing(missing.filter((name) => name !== 'code'));
    steps.forgive();
  };
  const send = async (): Promise<void> => {
    setCode('');
    await steps.sendCode();
  };
  const tries = sent === null ? null : intl.formatMessage({ id: 'billing.direct-debit.tries-left' }, { count: sent.tries_left });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormError>{error === null || wrong ? null : sentence(error)}</FormError>
      {sent === null ? (
        <Notice
          tone="warn"
          role="status"
          action={
            <Button variant="plum" busy={sending} onClick={() => void send()}>
              {intl.formatMessage({ id: 'billing.direct-debit.resend' })}
            </Button>
          }
        >
          {wrong ? `${sentence(error)} ` : null}
          {intl.formatMessage({ id: 'billing.direct-debit.no-code' })}
        </Notice>
      ) : (
        <div className={styles.code}>
          <p role="status">
            {intl.formatMessage(
              { id: 'billing.direct-debit.sent' },
              { mobile: sent.mobile, time: intl.formatTime(sent.expires_at, { timeStyle: 'short' }) },
            )}
          </p>
          <TextInput
            label={intl.formatMessage({ id: 'billing.direct-debit.code' })}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={type}
            className={styles.digits}
            hint={tries}
            error={
              wrong ? sentence(error) : missing.includes('code') ? intl.formatMessage({ id: 'billing.direct-debit.code-missing' }) : null
            }
          />
        </div>
      )}
      <div className={styles.ways}>
        {sent === null ? null : <ResendCode from={readAt + sent.resend_seconds * 1000} busy={sending} onSend={() => void send()} />}
        <Button variant="quiet" flush className={styles.way} disabled={signing} onClick={onChange}>
          {intl.formatMessage({ id: 'billing.direct-debit.change' })}
        </Button>
      </div>
      <MandateCard chosen={chosen} />
      <Checkbox
        name="authorised"
        label={intl.formatMessage({ id: 'billing.direct-debit.authorise' }, { amount: money(amount), creditor: chosen.text.creditor.name })}
        checked={authorised}
        error={missing.includes('authorised') ? intl.formatMessage({ id: 'billing.direct-debit.authorise-missing' }) : null}
        onChange={({ currentTarget }) => {
          setAuthorised(currentTarget.checked);
          setMissing(missing.filter((name) => name !== 'authorised'));
        }}
      />
      <Button type="submit" variant="accent" size="big" full icon={<LockIcon />} busy={signing} disabled={sent === null}>
        {intl.formatMessage({ id: 'billing.credits.pay' }, { total: money(amount) })}
      </Button>
      <p className="small muted">
        {intl.formatMessage({ id: 'billing.credits.withdrawal' }, { days })}{' '}
        <Link to="/pages/return-policy">{intl.formatMessage({ id: 'billing.credits.returns-link' })}</Link>
      </p>
    </form>
  );
};
