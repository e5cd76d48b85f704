import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, Dialog, VisuallyHidden } from '@rendezvous/ui';
import { FilterForm, type FilterFormProps } from './filter-form';
import { type Total, totalForm, totalOf } from './search-texts';
import { TOTAL_SHOWN_MAX } from './search-url';

interface Props extends FilterFormProps {
  /** How many the search in the form finds; null while that is being found out. */
  readonly found: Total | null;
  /** The member's saved searches. */
  readonly saved: ReactNode;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** On a phone: all filters in a sheet. The page stays as it is until the button is pressed, which says what will come. */
export const FilterSheet = ({ found, saved, onApply, onClose, ...form }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.filters.${id}` }, values);
  const show = () => {
    if (found === null) return text('show.unknown');
    const how = totalForm(found);
    return text(`show${how}`, { total: how === '.many' ? intl.formatNumber(TOTAL_SHOWN_MAX) : found.total });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('title')}
      closeLabel={text('close')}
      keepActions
      actions={
        <Button variant="accent" full onClick={onApply}>
          {show()}
        </Button>
      }
    >
      <FilterForm {...form} withOrder />
      {saved}
      {/* what a button says is not told when it changes */}
      <VisuallyHidden>
        <output>{found === null ? '' : totalOf(intl, found, form.search.order)}</output>
      </VisuallyHidden>
    </Dialog>
  );
};
