import { useIntl } from 'react-intl';
import type { SearchOrder } from '@rendezvous/contracts/search/members';
import { Select } from '@rendezvous/ui';

/** What is usual is not said in an address, so a form that is sent without a script must not say it either. */
const USUAL: SearchOrder = 'active';

interface Props {
  /** Those that the viewer may choose. */
  readonly orders: readonly SearchOrder[];
  readonly order: SearchOrder;
  readonly onChange: (order: SearchOrder) => void;
  readonly hideLabel?: boolean;
  /** Id of the form that it belongs to, where it stands outside of it. */
  readonly form?: string;
}

/** In which order the results come. */
export const OrderSelect = ({ orders, order, onChange, hideLabel, form }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.filters.${id}` });
  return (
    <Select
      label={text('order')}
      hideLabel={hideLabel}
      name="order"
      form={form}
      options={orders.map((one) => ({ value: one === USUAL ? '' : one, label: text(`order.${one}`) }))}
      value={order === USUAL ? '' : order}
      onChange={(event) => onChange(orders.find((one) => one === event.target.value) ?? USUAL)}
    />
  );
};
