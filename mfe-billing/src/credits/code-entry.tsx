import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button, TextInput } from '@rendezvous/ui';
import { useMethodName, useMoney } from '../money/use-money';
import styles from './code-entry.module.css';
import type { Choice } from './order-choice';
import type { EnteredCode } from './use-discount-code';

interface Props extends Pick<EnteredCode, 'code' | 'busy' | 'refused' | 'enter' | 'remove'> {
  readonly fault: Choice['codeFault'];
}

/** A place for a discount code: closed until it is wanted, then a field that tells why a code does not count. */
export const CodeEntry = (props: Props) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { code, remove } = props;
  if (code !== null) {
    return (
      <AppliedCode
        {...props}
        code={code}
        onRemove={() => {
          setOpen(false);
          remove();
        }}
      />
    );
  }
  if (open || props.refused !== null) return <CodeForm {...props} />;
  return (
    <Button variant="quiet" flush className={styles.opener} aria-expanded="false" onClick={() => setOpen(true)}>
      {intl.formatMessage({ id: 'billing.code.have' })}
    </Button>
  );
};

const CodeForm = ({ busy, refused, enter }: Props) => {
  const intl = useIntl();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const typed = (field.current?.value ?? '').trim();
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else enter(typed);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        label={intl.formatMessage({ id: 'billing.code.label' })}
        name="code"
        maxLength={40}
        // the field was asked for by the button that stood here
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.field}
        error={missing ? intl.formatMessage({ id: 'billing.code.missing' }) : busy ? undefined : (refused ?? undefined)}
      />
      <Button type="submit" busy={busy} className={styles.apply}>
        {intl.formatMessage({ id: 'billing.code.apply' })}
      </Button>
    </form>
  );
};

/** The code that counts, or why it does not for what is chosen now. */
const AppliedCode = ({ code, fault, onRemove }: { readonly fault: Choice['codeFault']; readonly onRemove: () => void } & CodeShown) => {
  const intl = useIntl();
  const { percent } = useMoney();
  const terms = useTerms(code);
  return (
    <div className={styles.applied}>
      <div role="status" className={styles.words}>
        <b>{intl.formatMessage({ id: 'billing.code.applied' }, { code: code.code, percentage: percent(code.percentage) })}</b>
        <p className={fault === null ? 'small muted' : styles.fault}>{terms(fault)}</p>
      </div>
      <Button
        variant="quiet"
        flush
        onClick={onRemove}
        aria-label={intl.formatMessage({ id: 'billing.code.remove-named' }, { code: code.code })}
      >
        {intl.formatMessage({ id: 'billing.code.remove' })}
      </Button>
    </div>
  );
};

interface CodeShown {
  readonly code: NonNullable<EnteredCode['code']>;
}

/** What a code asks for: the condition that is not met, else until when it counts. */
const useTerms = ({ minimum_order_value: minimum, currency, paymentmethods: methods, expires }: CodeShown['code']) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  return (fault: Choice['codeFault']): string => {
    if (fault === 'minimum' && minimum !== null && currency !== null)
      return intl.formatMessage({ id: 'billing.code.minimum' }, { minimum: money({ amount: minimum, currency }) });
    if (fault === 'method') {
      const names = intl.formatList(methods.map(methodName), { type: 'disjunction' });
      return intl.formatMessage({ id: 'billing.code.methods' }, { methods: names });
    }
    return expires === null
      ? intl.formatMessage({ id: 'billing.code.counts' })
      : intl.formatMessage({ id: 'billing.code.until' }, { date: intl.formatDate(expires, { dateStyle: 'long' }) });
  };
};
