import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorCard } from '@rendezvous/ui';

interface Props {
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** What it means here. */
  readonly children?: ReactNode;
}

/** In the place of a page whose prices did not come. */
export const NoPrices = ({ busy, onRetry, children }: Props) => {
  const intl = useIntl();
  return (
    <ErrorCard
      heading={1}
      title={intl.formatMessage({ id: 'billing.credits.failed' })}
      retryLabel={intl.formatMessage({ id: 'billing.retry' })}
      onRetry={onRetry}
      busy={busy}
    >
      {children}
    </ErrorCard>
  );
};
