import { useIntl } from 'react-intl';
import { Button, Dialog } from '@rendezvous/ui';
import { FilterForm, type FilterFormProps } from './filter-form';
import { TOTAL_SHOWN_MAX } from './search-url';

interface Props extends FilterFormProps {
  /** How many the search in the form finds; null while that is being found out. */
  readonly total: number | null;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** On a phone: all filters in a sheet. The page stays as it is until the button is pressed, which says what will come. */
export const FilterSheet = ({ total, onApply, onClose, ...form }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.filters.${id}` }, values);
  const show = () => {
    if (total === null) return text('show.unknown');
    if (total === 0) return text('show.none');
    return total > TOTAL_SHOWN_MAX ? text('show.many', { total: intl.formatNumber(TOTAL_SHOWN_MAX) }) : text('show', { total });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('title')}
      closeLabel={text('close')}
      actions={
        <Button variant="accent" full onClick={onApply}>
          <span aria-live="polite">{show()}</span>
        </Button>
      }
    >
      <FilterForm {...form} withOrder />
    </Dialog>
  );
};
