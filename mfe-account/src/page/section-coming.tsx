import { useIntl } from 'react-intl';
import { Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';

/** Stands in for what a section shows while it is on its way. */
export const SectionComing = () => (
  <>
    <Waiting />
    <VisuallyHidden>{useIntl().formatMessage({ id: 'account.loading' })}</VisuallyHidden>
    <Skeleton shape="block" />
  </>
);
