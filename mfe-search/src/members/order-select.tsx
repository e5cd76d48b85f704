import { useIntl } from 'react-intl';
import type { SearchOrder } from '@rendezvous/contracts/search/members';
import { Select } from '@rendezvous/ui';

const ORDERS: readonly SearchOrder[] = ['active', 'newest'];

interface Props {
  readonly order: SearchOrder;
  readonly onChange: (order: SearchOrder) => void;
  readonly hideLabel?: boolean;
}

/** In which order the results come. */
export const OrderSelect = ({ order, onChange, hideLabel }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.filters.${id}` });
  return (
    <Select
      label={text('order')}
      hideLabel={hideLabel}
      options={ORDERS.map((value) => ({ value, label: text(`order.${value}`) }))}
      value={order}
      onChange={(event) => onChange(event.target.value === 'newest' ? 'newest' : 'active')}
    />
  );
};
