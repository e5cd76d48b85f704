import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OperatorRefundQuote } from '@rendezvous/contracts/billing/operator-refunds';
import { REASON_MAX } from '@rendezvous/contracts/billing/reason-terms';
import { Button, RadioGroup, TextArea, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useCalendarDay } from '../../calendar-day/use-calendar-day';
import { useMoney } from '../../money/use-money';
import styles from '../payments/payments.module.css';
import { numberIn } from '../payments/typed-numbers';

/** What an operator wants to pay back. */
export interface PayBackWish {
  readonly orderId: number;
  readonly credits: number;
  readonly reason: string;
}

interface Props {
  readonly quotes: readonly OperatorRefundQuote[];
  readonly onAsk: (wish: PayBackWish) => void;
}

/** Of which purchase, how many credits, and why. What goes back for them is looked at before anything is done. */
export const PayBackForm = ({ quotes, onAsk }: Props) => {
  const intl = useIntl();
  const calendarDay = useCalendarDay();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `billing.operator-refunds.${id}` }, values);
  const shared = (id: string) => intl.formatMessage({ id: `billing.payments.${id}` });
  const form = useRef<HTMLFormElement>(null);
  const [chosen, choose] = useState(quotes[0]!.order);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const quote = quotes.find(({ order }) => order === chosen) ?? quotes[0]!;

  // a mark is read out with its field, so it has to be drawn before the focus comes
  useEffect(() => {
    const [first] = Object.keys(faults);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [faults]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string): string => String(typed.get(name) ?? '').trim();
    const [credits, reason] = [numberIn(text('credits'), quote.unused), text('reason')];
    setFaults({
      ...(credits === null && { credits: say('credits-wrong', { max: quote.unused }) }),
      ...(reason === '' && { reason: shared('reason-missing') }),
    });
    if (credits !== null && reason !== '') onAsk({ orderId: quote.order, credits, reason });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/operator/billing/refunds"
      noValidate
      aria-label={say('pay-back')}
      onSubmit={submit}
    >
      <RadioGroup
        label={say('purchase')}
        name="order"
        look="cards"
        value={String(quote.order)}
        onChange={(value) => choose(Number(value))}
        options={quotes.map(({ order, bought_at: at, credits, unused, amount, until, over }) => ({
          value: String(order),
          label: say('bought', { credits, date: intl.formatDate(at, { dateStyle: 'medium' }) }),
          hint: say(over ? 'hint-over' : 'hint', {
            order: String(order),
            unused,
            until: calendarDay(until, 'medium'),
          }),
          end: money(amount),
        }))}
      />
      <TextInput
        key={quote.order}
        label={say('credits')}
        hint={say('credits-hint', { unused: quote.unused })}
        name="credits"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(quote.unused)}
        error={faults.credits}
      />
      <TextArea label={shared('reason')} hint={say('reason-hint')} name="reason" rows={3} maxLength={REASON_MAX} error={faults.reason} />
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum">
          {say('look')}
        </Button>
      </div>
    </form>
  );
};
