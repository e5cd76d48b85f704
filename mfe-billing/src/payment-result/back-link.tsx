import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LinkButton } from '@rendezvous/ui';

const CHAT = /^\/(chats\/|members\/\d+\/chat)/;

/** To the page that asked for the credits. */
export const BackLink = ({ to, variant }: { readonly to: string; readonly variant: 'accent' | 'quiet' }) => {
  const intl = useIntl();
  return (
    <LinkButton variant={variant} size={variant === 'accent' ? 'big' : 'md'} render={<Link to={to} />}>
      {intl.formatMessage({ id: 'billing.payment-result.back' }, { place: CHAT.test(to) ? 'chat' : 'other' })}
    </LinkButton>
  );
};
