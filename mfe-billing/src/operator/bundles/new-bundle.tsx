import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { addBundle } from '@rendezvous/contracts/billing/operator-bundles';
import { BUNDLE_CREDITS_MAX } from '@rendezvous/contracts/billing/bundle-terms';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { amountIn, numberIn } from '../payments/typed-numbers';

interface Props {
  /** null: sold everywhere. */
  readonly site: number | null;
  readonly currency: Currency;
  readonly highestFee: number;
  readonly busy: boolean;
  /** Answers whether it was added: then the form is empty again. */
  readonly onAdd: (wish: ArgsOf<typeof addBundle>) => Promise<boolean>;
}

/** A bundle that there is not yet, with its first price. */
export const NewBundle = ({ site, currency, highestFee, busy, onAdd }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  // a mark is read out with its field, so it has to be drawn before the focus comes
  useEffect(() => {
    const [first] = Object.keys(faults);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [faults]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = event.currentTarget;
    const data = new FormData(typed);
    const credits = numberIn(String(data.get('credits')).trim(), BUNDLE_CREDITS_MAX);
    const amount = amountIn(String(data.get('first')).trim());
    const isPriced = amount !== null && amount > highestFee;
    setFaults({
      ...(credits === null && { credits: say('credits-wrong', { max: BUNDLE_CREDITS_MAX }) }),
      ...(!isPriced && { first: say('amount-wrong', { fee: money({ amount: highestFee, currency }) }) }),
    });
    if (credits === null || !isPriced) return;
    if (await onAdd({ site, credits, currency, amount })) typed.reset();
  };

  return (
    <form
      ref={form}
      className={operatorPage.detail}
      method="post"
      action="/operator/billing/bundles"
      noValidate
      aria-label={say('new')}
      onSubmit={(event) => void submit(event)}
    >
      <h2 className={operatorPage.subtitle}>{say('new')}</h2>
      <TextInput label={say('new-credits')} name="credits" inputMode="numeric" autoComplete="off" error={faults.credits} />
      <TextInput label={say('first-price', { currency })} name="first" inputMode="decimal" autoComplete="off" error={faults.first} />
      <p className={operatorPage.quiet}>{say(site === null ? 'new-text' : 'new-on-site')}</p>
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say('add')}
        </Button>
      </div>
    </form>
  );
};
