import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PAYMENT_METHODS } from '@rendezvous/contracts/billing/bundles';
import { DISCOUNT_CODE, discountCodeOf } from '@rendezvous/contracts/billing/discount-terms';
import type { createDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { CODE_PERCENTAGE_MAX } from '@rendezvous/contracts/billing/offer-terms';
import { CODE_DAYS_MAX, CODE_USES_MAX } from '@rendezvous/contracts/billing/operator-discount-codes';
import { CURRENCIES } from '@rendezvous/contracts/kernel';
import { COUNTRY_CODES } from '@rendezvous/contracts/reference';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, Checkbox, Select, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName } from '../../money/use-money';
import { amountIn, numberIn } from '../payments/typed-numbers';
import styles from './codes.module.css';

type Wish = ArgsOf<typeof createDiscountCode>;

interface Props {
  readonly busy: boolean;
  /** Answers whether it was made: then the form is empty again. */
  readonly onCreate: (wish: Wish) => Promise<boolean>;
}

/** What a code takes off, for whom, and how often. */
export const NewCode = ({ busy, onCreate }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `billing.codes.${id}` }, values);
  const methodName = useMethodName();
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
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    const optional = <V,>(name: string, value: (text: string) => V | null): V | null | undefined =>
      text(name) === '' ? null : (value(text(name)) ?? undefined);
    const code = discountCodeOf(text('code'));
    const percentage = numberIn(text('percentage'), CODE_PERCENTAGE_MAX);
    const days = optional('days', (value) => numberIn(value, CODE_DAYS_MAX));
    const uses = optional('uses', (value) => numberIn(value, CODE_USES_MAX));
    const member = optional('member', (value) => numberIn(value, 2_147_483_647));
    const minimum = optional('minimum', amountIn);
    const currency = CURRENCIES.find((one) => one === text('currency')) ?? null;
    const wrong = {
      ...(!DISCOUNT_CODE.test(code) && { code: say('code-wrong') }),
      ...(percentage === null && { percentage: say('number-wrong', { max: CODE_PERCENTAGE_MAX }) }),
      ...(days === undefined && { days: say('number-wrong', { max: CODE_DAYS_MAX }) }),
      ...(uses === undefined && { uses: say('number-wrong', { max: CODE_USES_MAX }) }),
      ...(member === undefined && { member: say('member-wrong') }),
      ...(minimum === undefined && { minimum: say('minimum-wrong') }),
      ...(minimum !== null && currency === null && { currency: say('currency-missing') }),
    };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0 || percentage === null) return;
    const made = await onCreate({
      code,
      percentage,
      country: COUNTRY_CODES.find((one) => one === text('country')) ?? null,
      user_id: member ?? null,
      valid_days: days ?? null,
      currency,
      minimum_order_value: minimum ?? null,
      maximum_uses: uses ?? null,
      paymentmethods: PAYMENT_METHODS.filter((method) => data.getAll('methods').includes(method)),
    });
    if (made) typed.reset();
  };

  const field = (name: string, more: { readonly defaultValue?: string; readonly inputMode?: 'numeric' | 'decimal' } = {}) => (
    <TextInput label={say(`field.${name}`)} hint={say(`hint.${name}`)} name={name} autoComplete="off" error={faults[name]} {...more} />
  );
  const any = { value: '', label: say('all') };
  const country = (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code;
  return (
    <form ref={form} className={styles.detail} noValidate aria-label={say('new')} onSubmit={(event) => void submit(event)}>
      <h2 className={operatorPage.subtitle}>{say('new')}</h2>
      {field('code')}
      {field('percentage', { inputMode: 'numeric' })}
      {field('uses', { inputMode: 'numeric' })}
      {field('days', { inputMode: 'numeric', defaultValue: '30' })}
      <Select
        label={say('field.country')}
        name="country"
        options={[any, ...COUNTRY_CODES.map((code) => ({ value: code, label: country(code) }))]}
      />
      <Select
        label={say('field.currency')}
        name="currency"
        error={faults.currency}
        options={[any, ...CURRENCIES.map((code) => ({ value: code, label: code }))]}
      />
      {field('minimum', { inputMode: 'decimal' })}
      {field('member', { inputMode: 'numeric' })}
      <fieldset className={styles.methods}>
        <legend>{say('field.methods')}</legend>
        {PAYMENT_METHODS.map((method) => (
          <Checkbox key={method} name="methods" value={method} label={methodName(method)} />
        ))}
      </fieldset>
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say('create')}
        </Button>
      </div>
    </form>
  );
};
