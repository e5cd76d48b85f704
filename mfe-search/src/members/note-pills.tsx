import { useIntl } from 'react-intl';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { Pill } from '@rendezvous/ui';

/** Reasons that say it already. */
const TELLS_NEW: ReadonlySet<string | undefined> = new Set(['new', 'both-new']);

/** Short facts about a profile, on its card and on its page; none that the reason beside them tells. */
export const NotePills = ({ member: { notes, reason } }: { readonly member: Pick<FoundMember, 'notes' | 'reason'> }) => {
  const intl = useIntl();
  return notes?.map((note) => {
    if (note.kind === 'photos')
      return <Pill key={note.kind}>{intl.formatMessage({ id: 'search.card.photos' }, { count: note.count })}</Pill>;
    return TELLS_NEW.has(reason?.kind) ? null : (
      <Pill key={note.kind} tone="accent">
        {intl.formatMessage({ id: 'search.card.new' })}
      </Pill>
    );
  });
};
