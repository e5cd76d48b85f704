import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Anchor, Notice } from '@rendezvous/ui';

/** Tells a visitor that what members like is not searched for them, and how to come back with it. @param next address of the search */
export const Withheld = ({ next }: { readonly next: string }) => {
  const intl = useIntl();
  return (
    <Notice tone="info" role="note">
      {intl.formatMessage({ id: 'search.members.withheld' })}{' '}
      <Anchor render={<Link to={`/signup?${new URLSearchParams({ next })}`} />}>
        {intl.formatMessage({ id: 'search.members.withheld.join' })}
      </Anchor>
    </Notice>
  );
};
