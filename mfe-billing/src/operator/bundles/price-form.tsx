import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { changeBundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import styles from '../payments/payments.module.css';
import { amountIn } from '../payments/typed-numbers';

interface Props {
  readonly bundle: string;
  /** null for the price of all. */
  readonly site: number | null;
  readonly currency: Currency;
  readonly highestFee: number;
  readonly busy: boolean;
  /** Asks for the price of all again; null where there is none of its own. */
  readonly onFollow: (() => void) | null;
  readonly onAsk: (wish: ArgsOf<typeof changeBundlePrice>) => Promise<boolean>;
}

/** A new price, and when it begins. */
export const PriceForm = ({ bundle, site, currency, highestFee, busy, onFollow, onAsk }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const [wrong, setWrong] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const amount = amountIn(String(typed.get('amount')).trim());
    const begins = String(typed.get('begins'));
    const isWrong = amount === null || amount <= highestFee;
    setWrong(isWrong);
    if (isWrong) {
      form.querySelector<HTMLElement>('[name="amount"]')?.focus();
      return;
    }
    const done = await onAsk({ bundle, site, currency, amount, begins_at: begins === '' ? null : new Date(begins).toISOString() });
    if (done) form.reset();
  };
  return (
    <form className={styles.form} method="post" action="/operator/billing/bundles" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={say('amount', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        error={wrong ? say('amount-wrong', { fee: money({ amount: highestFee, currency }) }) : undefined}
      />
      <TextInput label={say('begins')} hint={say('begins-hint')} type="datetime-local" name="begins" />
      <p className={operatorPage.quiet}>{say('open-orders')}</p>
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say('change')}
        </Button>
        {onFollow ? (
          <Button busy={busy} onClick={onFollow}>
            {say('ask-as-all')}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
