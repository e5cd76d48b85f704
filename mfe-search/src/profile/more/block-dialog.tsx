import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, Dialog, FormError } from '@rendezvous/ui';
import { moreTexts } from './texts';

interface Props {
  readonly name: string;
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly fault: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const Block = ({ name, busy, fault, onConfirm, onClose }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.block.${id}` }, { name });
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={text('title')}
      closeLabel={text('cancel')}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {text('confirm')}
          </Button>
          <Button onClick={onClose}>{text('cancel')}</Button>
        </>
      }
    >
      <p>{text('text')}</p>
      <FormError>{fault}</FormError>
    </Dialog>
  );
};

/** Blocking cannot be taken back as a whole, so it is asked once more. */
export const BlockDialog = withTexts([moreTexts], Block);
