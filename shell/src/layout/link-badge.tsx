import { useMemo } from 'react';
import { type MessageFormatElement, createIntl, createIntlCache } from 'react-intl';
import { useBadgeNumber, useLocale } from '@rendezvous/client';
import type { Badge as BadgeOfLink } from '@rendezvous/contracts/navigation';
import { Badge } from '@rendezvous/ui';
import { lookOf } from '../navigation/link-badge.rules';

/** Labels are few: what they need of Intl is made once. */
const cache = createIntlCache();

/** The number beside a link of the bar; nothing for a link without one. */
export const LinkBadge = ({ of }: { of: BadgeOfLink | undefined }) => (of ? <ShownBadge key={of.call} badge={of} /> : null);

const ShownBadge = ({ badge }: { badge: BadgeOfLink }) => {
  const { locale } = useLocale();
  const count = useBadgeNumber(badge);
  // the label is the remote's and came with its descriptor: it is in no catalogue of the page
  const intl = useMemo(() => {
    const label = (badge.label[locale] ?? Object.values(badge.label)[0] ?? []) as MessageFormatElement[];
    return createIntl({ locale, messages: { label } }, cache);
  }, [badge, locale]);
  const look = count === null ? null : lookOf(badge, count);
  if (count === null || !look) return null;
  return <Badge zero count={count} label={intl.formatMessage({ id: 'label' }, { count })} tone={look.tone} />;
};
