import { useIntl } from 'react-intl';
import type { StoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { Checkbox, RadioGroup } from '@rendezvous/ui';
import { BrandMark } from '../money/brand-mark';
import { CardName } from '../money/card-name';
import { MethodMark } from '../money/method-mark';
import { useExpiry } from '../money/use-expiry';
import { ANOTHER, ANOTHER_CARD, type CardChoice } from './card-choice';

interface Props {
  /** The stored cards that can be paid with. */
  readonly cards: readonly StoredMethod[];
  /** Whether another card can be stored. */
  readonly storable: boolean;
  readonly value: CardChoice;
  readonly onChange: (value: CardChoice) => void;
}

/** Which card pays, and whether a new one is stored: only by a tick of the payer's own. */
export const CardField = ({ cards, storable, value, onChange }: Props) => {
  const intl = useIntl();
  const expiry = useExpiry();
  const choose = (key: string) => {
    const stored = cards.find(({ id }) => String(id) === key);
    onChange(stored === undefined ? ANOTHER_CARD : { stored });
  };
  return (
    <>
      {cards.length > 0 ? (
        <RadioGroup
          label={intl.formatMessage({ id: 'billing.confirm.which-card' })}
          look="cards"
          name="card"
          value={value.stored === null ? ANOTHER : String(value.stored.id)}
          onChange={choose}
          options={[
            ...cards.map((card) => ({
              value: String(card.id),
              label: <CardName card={card} />,
              hint: intl.formatMessage({ id: 'billing.stored.expires' }, { month: expiry(card.expires) }),
              icon: <BrandMark brand={card.brand} />,
            })),
            { value: ANOTHER, label: intl.formatMessage({ id: 'billing.confirm.another-card' }), icon: <MethodMark method="card" /> },
          ]}
        />
      ) : null}
      {storable && value.stored === null ? (
        <Checkbox
          label={intl.formatMessage({ id: 'billing.confirm.store' })}
          hint={intl.formatMessage({ id: 'billing.confirm.store-hint' })}
          checked={value.store}
          onChange={(event) => onChange({ stored: null, store: event.target.checked })}
        />
      ) : null}
    </>
  );
};
