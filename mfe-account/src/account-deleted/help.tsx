import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';

/** Where to write. */
export const Help = () => {
  const intl = useIntl();
  const { support_email: support } = useSettings();
  const email = (
    <a key="email" href={`mailto:${support}`}>
      {support}
    </a>
  );
  return <p className="muted">{intl.formatMessage({ id: 'account.deleted.help' }, { email })}</p>;
};
