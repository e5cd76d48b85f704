import { useIntl } from 'react-intl';
import { Button, Dialog } from '@rendezvous/ui';

interface Props {
  readonly credits: number;
  /** Host of the site; null for all of them. */
  readonly host: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** One press must not stop sales: says where from now on nobody can buy. */
export const OffSaleDialog = ({ credits, host, onConfirm, onClose }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  return (
    <Dialog
      open
      alert
      title={host === null ? say('off-sale-title', { credits }) : say('off-site-title', { credits, site: host })}
      closeLabel={say('off-sale-cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {say('off-sale-confirm')}
          </Button>
          <Button onClick={onClose}>{say('off-sale-cancel')}</Button>
        </>
      }
    >
      <p>{host === null ? say('off-sale-effect') : say('off-site-effect', { site: host })}</p>
    </Dialog>
  );
};
