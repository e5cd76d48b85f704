import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNewLikesCount, useUnreadCount, useUser } from '@rendezvous/client';
import { Badge, CoinIcon, HeartIcon, MessageIcon, SearchIcon, StarIcon } from '@rendezvous/ui';

/** Credits at which the badge begins to warn (specification, section 9). */
const FEW_CREDITS = 10;

export interface Place {
  readonly to: string;
  readonly name: string;
  /** One word, for the bar of the phone. */
  readonly short: string;
  readonly icon: ReactNode;
  readonly badge: ReactNode;
}

/** The places of the top bar for whoever is logged in; none for visitors. */
export const usePlaces = (): readonly Place[] => {
  const intl = useIntl();
  const user = useUser();
  const unread = useUnreadCount();
  const newLikes = useNewLikesCount();
  if (!user) return [];
  const named = (place: string) => ({
    name: intl.formatMessage({ id: `shell.nav.${place}` }),
    short: intl.formatMessage({ id: `shell.nav.${place}.short` }),
  });
  const counted = (count: number, spoken: string) =>
    count > 0 ? <Badge count={count} label={intl.formatMessage({ id: spoken }, { count })} /> : null;
  const money: Place = user.paid_user
    ? {
        to: '/credits',
        ...named('credits'),
        icon: <CoinIcon />,
        badge:
          user.credits <= FEW_CREDITS ? (
            <Badge
              zero
              count={user.credits}
              label={intl.formatMessage({ id: 'shell.nav.credits-left' }, { count: user.credits })}
              tone={user.credits > 0 ? 'warn' : 'danger'}
            />
          ) : null,
      }
    : { to: '/premium', ...named('premium'), icon: <StarIcon />, badge: null };
  return [
    { to: '/members', ...named('search'), icon: <SearchIcon />, badge: null },
    { to: '/chats', ...named('messages'), icon: <MessageIcon />, badge: counted(unread, 'shell.nav.unread') },
    { to: '/likes', ...named('likes'), icon: <HeartIcon />, badge: counted(newLikes, 'shell.nav.new-likes') },
    money,
  ];
};
