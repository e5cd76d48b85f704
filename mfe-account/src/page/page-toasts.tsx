import { useIntl } from 'react-intl';
import { Toaster, type useToasts } from '@rendezvous/ui';

/** What happened, told in passing. */
export const PageToasts = ({ toasts: { toasts, dismiss } }: { toasts: ReturnType<typeof useToasts> }) => {
  const intl = useIntl();
  return (
    <Toaster
      toasts={toasts}
      onDismiss={dismiss}
      label={intl.formatMessage({ id: 'account.news' })}
      dismissLabel={intl.formatMessage({ id: 'account.dismiss' })}
    />
  );
};
