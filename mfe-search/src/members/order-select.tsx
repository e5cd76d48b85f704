import { useIntl } from 'react-intl';
import type { SearchOrder } from '@rendezvous/contracts/search/members';
import { Select } from '@rendezvous/ui';

/** What is usual is not said in an address, so a form that is sent without a script must not say it either. */
const ORDERS: readonly { readonly value: string; readonly order: SearchOrder }[] = [
  { value: '', order: 'active' },
  { value: 'newest', order: 'newest' },
];

interface Props {
  readonly order: SearchOrder;
  readonly onChange: (order: SearchOrder) => void;
  readonly hideLabel?: boolean;
  /** Id of the form that it belongs to, where it stands outside of it. */
  readonly form?: string;
}

/** In which order the results come. */
export const OrderSelect = ({ order, onChange, hideLabel, form }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.filters.${id}` });
  return (
    <Select
      label={text('order')}
      hideLabel={hideLabel}
      name="order"
      form={form}
      options={ORDERS.map((one) => ({ value: one.value, label: text(`order.${one.order}`) }))}
      value={order === 'newest' ? order : ''}
      onChange={(event) => onChange(event.target.value === 'newest' ? 'newest' : 'active')}
    />
  );
};
