import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { OFFER_BOUNDS } from '@rendezvous/contracts/billing/offer-terms';
import type { changeOffer, OperatorOffer } from '@rendezvous/contracts/billing/operator-offers';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from '../payments/payments.module.css';
import { ReasonForm } from '../payments/reason-form';
import { numberIn } from '../payments/typed-numbers';

type Term = 'percentage' | 'hours';

interface Props {
  readonly offer: OperatorOffer;
  readonly busy: boolean;
  readonly onChange: (wish: ArgsOf<typeof changeOffer>) => void;
}

/** The offer that is open: what it takes off, for how long, and why that changes. */
export const OfferPanel = ({ offer, busy, onChange }: Props) => {
  const { name } = offer;
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `billing.offers.${id}` }, values);
  const [typed, setTyped] = useState<Readonly<Record<Term, string>>>({ percentage: String(offer.percentage), hours: String(offer.hours) });
  const [wrong, setWrong] = useState<readonly Term[]>([]);
  const fields = useRef<HTMLDivElement>(null);

  // a mark is read out with its field, so it has to be drawn before the focus comes
  useEffect(() => {
    const [first] = wrong;
    if (first !== undefined) fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [wrong]);

  const numberOf = (term: Term): number | null => {
    const [least, most] = OFFER_BOUNDS[name][term];
    const number = numberIn(typed[term].trim(), most);
    return number === null || number < least ? null : number;
  };
  const [percentage, hours] = [numberOf('percentage'), numberOf('hours')];
  const check = (): boolean => {
    const faults = (['percentage', 'hours'] as const).filter((term) => numberOf(term) === null);
    setWrong(faults);
    return faults.length === 0;
  };
  const field = (term: Term) => {
    const [least, most] = OFFER_BOUNDS[name][term];
    return (
      <TextInput
        label={say(`field.${term}`)}
        hint={say(`hint.${term}`, { least, most })}
        name={term}
        inputMode="numeric"
        autoComplete="off"
        value={typed[term]}
        onChange={({ target }) => setTyped({ ...typed, [term]: target.value })}
        error={wrong.includes(term) ? say('number-wrong', { least, most }) : undefined}
      />
    );
  };
  const title = say(`name.${name}`);
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>{title}</h2>
      <p className={operatorPage.quiet}>{say(`about.${name}`)}</p>
      <ReasonForm
        page="offers"
        hint={say('reason-hint')}
        action={say('change')}
        busy={busy}
        ready={check}
        onReason={(reason) => {
          if (percentage !== null && hours !== null) onChange({ offer: name, percentage, hours, reason });
        }}
      >
        <div ref={fields} className={styles.beside}>
          {field('percentage')}
          {field('hours')}
        </div>
      </ReasonForm>
      <p className={operatorPage.quiet}>{say('keeps')}</p>
    </section>
  );
};
