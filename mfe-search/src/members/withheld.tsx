import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FurtherField } from '@rendezvous/contracts/search/members';
import { Anchor, Notice } from '@rendezvous/ui';

interface Props {
  readonly fields: readonly FurtherField[];
  /** Address of the search. */
  readonly next: string;
}

/** Tells a visitor that filters of theirs are not used for them, and how to come back with them. */
export const Withheld = ({ fields, next }: Props) => {
  const intl = useIntl();
  return (
    <Notice tone="info" role="note">
      {intl.formatMessage({
        id: fields.every((field) => field === 'interests') ? 'search.members.withheld' : 'search.members.withheld.filter',
      })}{' '}
      <Anchor render={<Link to={`/signup?${new URLSearchParams({ next })}`} />}>
        {intl.formatMessage({ id: 'search.members.withheld.join' })}
      </Anchor>
    </Notice>
  );
};
