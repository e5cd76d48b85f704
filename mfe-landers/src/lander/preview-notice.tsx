import { useIntl } from 'react-intl';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import { Notice } from '@rendezvous/ui';

/** Says of an unpublished version that it is one. */
export const PreviewNotice = ({ lander }: { readonly lander: Lander }) => {
  const intl = useIntl();
  if (!lander.preview) return null;
  return (
    <Notice tone="info" role="note">
      {intl.formatMessage({ id: 'landers.lander.preview' })}
    </Notice>
  );
};
