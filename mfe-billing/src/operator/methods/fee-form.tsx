import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { FEE_MAX } from '@rendezvous/contracts/billing/bundle-terms';
import type { changeMethodFee, CountryMethods } from '@rendezvous/contracts/billing/operator-methods';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, Select, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName } from '../../money/use-money';
import styles from '../payments/payments.module.css';
import { feeIn } from '../payments/typed-numbers';

interface Props {
  readonly list: CountryMethods;
  /** null for the fee of all. */
  readonly site: number | null;
  readonly busy: boolean;
  /** Answers whether it was done. */
  readonly onAsk: (wish: ArgsOf<typeof changeMethodFee>) => Promise<boolean>;
}

/** A new fee for one of the ways to pay, or, for a site with one of its own, that of all again. */
export const FeeForm = ({ list: { country, currency, methods }, site, busy, onAsk }: Props) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.methods.${id}` }, values);
  const [wrong, setWrong] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const fee = feeIn(String(typed.get('fee')).trim());
    const chosen = methods.find(({ method }) => method === typed.get('method'));
    const isWrong = fee === null || fee > FEE_MAX;
    setWrong(isWrong);
    if (isWrong || chosen === undefined) {
      form.querySelector<HTMLElement>('[name="fee"]')?.focus();
      return;
    }
    if (await onAsk({ country, method: chosen.method, site, fee })) form.reset();
  };
  return (
    <form className={styles.form} method="post" action="/operator/billing/methods" noValidate onSubmit={(event) => void submit(event)}>
      <Select
        label={say('fee-method')}
        name="method"
        options={methods.map(({ method }) => ({ value: method, label: methodName(method) }))}
      />
      <TextInput
        label={say('fee', { currency })}
        hint={say('fee-hint')}
        name="fee"
        inputMode="decimal"
        autoComplete="off"
        error={wrong ? say('fee-wrong') : undefined}
      />
      <p className={operatorPage.quiet}>{say('fee-text')}</p>
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say('ask-fee')}
        </Button>
        {methods
          .filter(({ own_fee: own }) => own)
          .map(({ method }) => (
            <Button key={method} busy={busy} onClick={() => void onAsk({ country, method, site, fee: null })}>
              {say('ask-as-all', { method: methodName(method) })}
            </Button>
          ))}
      </div>
    </form>
  );
};
