/**
 * Which credits a spend takes: granted ones first, so that those which were paid for last, then bought ones; of those, the oldest lot's.
 * The statement that spends takes both parts of a wallet, so these two are SQL. `granted` and `cost` are SQL expressions, in credits.
 */
export const takenFromGranted = (granted: string, cost: string): string => `least(${granted}, ${cost})`;
export const takenFromBought = (granted: string, cost: string): string => `greatest(0, ${cost} - ${granted})`;

/** Credits of one lot, which is known by its order's id. */
export interface LotCredits {
  readonly lot: number;
  readonly credits: number;
}

/**
 * So many bought credits, the oldest lot's first. Throws when the lots have fewer.
 * @param left what each lot has, the oldest first
 */
export const takenFromLots = (left: ReadonlyMap<number, number>, credits: number): LotCredits[] => {
  let missing = credits;
  const taken: LotCredits[] = [];
  for (const [lot, here] of left) {
    const share = Math.min(here, missing);
    if (share > 0) taken.push({ lot, credits: share });
    missing -= share;
  }
  if (missing > 0) throw new Error(`${missing} bought credits belong to no lot`);
  return taken;
};
