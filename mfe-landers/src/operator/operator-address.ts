import type { OperatorLander } from '@rendezvous/contracts/landers/operator';

interface Shown {
  readonly state: OperatorLander['state'] | null;
  readonly variant: string | null;
}

/** The page's own address: what it shows stands in it. */
export const addressOf = ({ state, variant }: Shown): string => {
  const query = new URLSearchParams({ ...(state && { state }), ...(variant && { variant }) });
  return query.size > 0 ? `/operator/landers?${query}` : '/operator/landers';
};
