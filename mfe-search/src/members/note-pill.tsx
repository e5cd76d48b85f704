import { useIntl } from 'react-intl';
import type { ProfileNote } from '@rendezvous/contracts/search/profile-notes';
import { Pill } from '@rendezvous/ui';

/** A short fact about a profile, on its card and on its page. */
export const NotePill = ({ note }: { readonly note: ProfileNote }) => {
  const intl = useIntl();
  return (
    <Pill tone={note.kind === 'new' ? 'accent' : 'plain'}>
      {note.kind === 'new'
        ? intl.formatMessage({ id: 'search.card.new' })
        : intl.formatMessage({ id: 'search.card.photos' }, { count: note.count })}
    </Pill>
  );
};
