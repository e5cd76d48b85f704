import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ADJUSTED_ALONE, ADJUSTMENT_MAX } from '@rendezvous/contracts/billing/adjustment-terms';
import type { createAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { REASON_MAX } from '@rendezvous/contracts/billing/reason-terms';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, RadioGroup, TextArea, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { numberIn } from '../payments/typed-numbers';
import styles from '../payments/payments.module.css';

type Wish = ArgsOf<typeof createAdjustment>;

interface Props {
  readonly memberId: number;
  /** Credits that can be taken. */
  readonly granted: number;
  /** What the operator can still adjust alone today. */
  readonly alone: number;
  readonly busy: boolean;
  /** Answers whether it was done: then the form is empty again. */
  readonly onAdjust: (wish: Wish) => Promise<boolean>;
}

/** How many credits a member gets or loses, and why. */
export const AdjustForm = ({ memberId, granted, alone, busy, onAdjust }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `billing.adjustments.${id}` }, values);
  const shared = (id: string) => intl.formatMessage({ id: `billing.payments.${id}` });
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  // what is sent twice is one adjustment; what is changed before it is sent again is another
  const sent = useRef<Wish | null>(null);

  // a mark is read out with its field, so it has to be drawn before the focus comes
  useEffect(() => {
    const [first] = Object.keys(faults);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [faults]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = event.currentTarget;
    const text = (name: string): string => String(new FormData(typed).get(name) ?? '').trim();
    const [takes, count, reason] = [text('way') === 'take', numberIn(text('credits'), ADJUSTMENT_MAX), text('reason')];
    const wrong = {
      ...(count === null && { credits: say('credits-wrong', { max: ADJUSTMENT_MAX }) }),
      ...(count !== null && takes && count > granted && { credits: say('credits-too-many', { granted }) }),
      ...(reason === '' && { reason: shared('reason-missing') }),
    };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0 || count === null) return;
    const wish = { member_id: memberId, credits: takes ? -count : count, reason };
    const before = sent.current;
    const same = before !== null && before.credits === wish.credits && before.reason === wish.reason;
    sent.current = { ...wish, clientId: same ? before.clientId : crypto.randomUUID() };
    if (!(await onAdjust(sent.current))) return;
    sent.current = null;
    typed.reset();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/operator/billing/adjustments"
      noValidate
      aria-label={say('adjust')}
      onSubmit={(event) => void submit(event)}
    >
      <RadioGroup
        label={say('way')}
        name="way"
        look="row"
        defaultValue="give"
        options={[
          { value: 'give', label: say('give') },
          { value: 'take', label: say('take') },
        ]}
      />
      <TextInput
        label={say('credits')}
        hint={say('alone', { once: Math.min(ADJUSTED_ALONE.once, alone), left: alone })}
        name="credits"
        inputMode="numeric"
        autoComplete="off"
        error={faults.credits}
      />
      <TextArea label={shared('reason')} hint={say('reason-hint')} name="reason" rows={3} maxLength={REASON_MAX} error={faults.reason} />
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say('adjust')}
        </Button>
      </div>
    </form>
  );
};
