import { useIntl } from 'react-intl';
import { VisuallyHidden, Waiting } from '@rendezvous/ui';

/** Tells that the page is on its way; each template draws its own shape beside it. */
export const LoadingNotice = () => {
  const intl = useIntl();
  return (
    <>
      <Waiting />
      <output>
        <VisuallyHidden>{intl.formatMessage({ id: 'landers.lander.loading' })}</VisuallyHidden>
      </output>
    </>
  );
};
