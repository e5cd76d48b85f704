import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionApi } from '@rendezvous/client';

interface Standing {
  /** `here`: it is not being deleted. `any`: nobody is logged in, and the page was not reached by deleting an account. */
  readonly kind: 'here' | 'pending' | 'over' | 'any';
  /** Until when it can be brought back, for who has just asked for the deletion. */
  readonly until: string | null;
}

/** Kept with the page, so that a reload still knows it; null for who came by themselves. */
const untilIn = (state: unknown): string | null => {
  const { until } = (state ?? {}) as { until?: unknown };
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : null;
};

/** How the account stands. What the page keeps may be over, or was taken back since: the server is asked who is logged in. */
export const useStanding = (): Standing => {
  const until = untilIn(useLocation().state);
  const { data, refetch } = sessionApi.useSessionUserQuery();
  const [asked, setAsked] = useState<{ readonly at: number; readonly isHeard: boolean } | null>(null);
  useEffect(() => {
    if (until !== null) void refetch().then(({ isSuccess }) => setAsked({ at: Date.now(), isHeard: isSuccess }));
  }, [until, refetch]);

  // whoever has just left is known here until the server has said so
  if (data?.user && (until === null || asked?.isHeard)) return { kind: 'here', until: null };
  if (until === null) return { kind: 'any', until };
  return { kind: asked !== null && Date.parse(until) <= asked.at ? 'over' : 'pending', until };
};
