import { useIntl } from 'react-intl';
import { useNewLikesCount, useUnreadCount, useUser } from '@rendezvous/client';
import { Badge } from '@rendezvous/ui';
import type { BarLink } from '../navigation/navigation.rules';

/** Credits at which the badge begins to warn (specification, section 9). */
const FEW_CREDITS = 10;

const Unread = () => <Count count={useUnreadCount()} spoken="shell.nav.unread" />;
const NewLikes = () => <Count count={useNewLikesCount()} spoken="shell.nav.new-likes" />;

const Count = ({ count, spoken }: { count: number; spoken: string }) => {
  const intl = useIntl();
  return count > 0 ? <Badge count={count} label={intl.formatMessage({ id: spoken }, { count })} /> : null;
};

/** Says so when few credits are left. */
const Credits = () => {
  const intl = useIntl();
  const { credits } = useUser() ?? {};
  if (credits === undefined || credits > FEW_CREDITS) return null;
  const label = intl.formatMessage({ id: 'shell.nav.credits-left' }, { count: credits });
  return <Badge zero count={credits} label={label} tone={credits > 0 ? 'warn' : 'danger'} />;
};

const COUNTERS = { unread: Unread, 'new-likes': NewLikes, credits: Credits };

/** The number beside a link of the bar; nothing for a number that this shell does not know yet. */
export const Counter = ({ of }: { of: BarLink['badge'] }) => {
  const Known = of && COUNTERS[of];
  return Known ? <Known /> : null;
};
