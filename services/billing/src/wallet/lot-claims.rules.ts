/** One lot as far as disputes reach. All in credits. */
export interface LotClaims {
  /** The order of the lot. */
  readonly lot: number;
  /** What a spend can take. */
  readonly left: number;
  /** A dispute is open: what is left is frozen. */
  readonly disputed: boolean;
  /** What lost disputes are to take in all. */
  readonly claimed: number;
  readonly frozen: number;
  /** What they took so far, and what they would have taken had it not been spent. */
  readonly chargedBack: number;
  readonly owed: number;
  /** What paid debts for other lots. */
  readonly settled: number;
}

/** One line for the ledger. */
export interface ClaimEntry {
  readonly lot: number;
  readonly kind: 'frozen' | 'released' | 'chargeback' | 'returned';
  readonly bought: number;
}

export interface Claims {
  readonly debt: number;
  /** As they were given. */
  readonly lots: readonly LotClaims[];
}

export interface SettledClaims extends Claims {
  readonly entries: readonly ClaimEntry[];
}

const entriesBetween = (before: LotClaims, after: LotClaims): ClaimEntry[] => {
  const { lot } = before;
  const frozen = after.frozen - before.frozen;
  const taken = after.chargedBack - before.chargedBack;
  // What comes free first, so that nothing is taken that is not there.
  return [
    ...(frozen < 0 ? [{ lot, kind: 'released', bought: -frozen } as const] : []),
    ...(taken < 0 ? [{ lot, kind: 'returned', bought: -taken } as const] : []),
    ...(taken > 0 ? [{ lot, kind: 'chargeback', bought: -taken } as const] : []),
    ...(frozen > 0 ? [{ lot, kind: 'frozen', bought: -frozen } as const] : []),
  ];
};

/** A lost claim takes what is there; an open dispute freezes what remains. */
const covered = (lot: LotClaims): LotClaims => {
  const whole = lot.left + lot.frozen + lot.chargedBack;
  const chargedBack = Math.min(lot.claimed, whole);
  const frozen = lot.disputed ? whole - chargedBack : 0;
  return { ...lot, chargedBack, frozen, owed: lot.claimed - chargedBack, left: whole - chargedBack - frozen };
};

/**
 * The lot that gets credits back which paid a debt that is none: the latest, of those that no lost dispute is about where there is one, since
 * those of the others would be taken at once.
 */
const payerOf = (lots: readonly LotClaims[]): LotClaims | undefined => {
  const payers = lots.filter(({ settled }) => settled > 0);
  return payers.findLast((lot) => lot.claimed === 0) ?? payers.at(-1);
};

/**
 * Brings lots and debt to where the claims on them lead: each lost claim takes what is left of its lot, and the rest of it is owed; whatever else is
 * left of a disputed lot is frozen. A claim that is none any more gives everything back, what later purchases paid of its debt included.
 * The same again changes nothing.
 * @param lots of one member, oldest purchase first, with the claims as they are to be
 */
export const settleClaims = ({ debt: before, lots: given }: Claims): SettledClaims => {
  let debt = before;
  let lots = given;
  const entries: ClaimEntry[] = [];
  const put = (lot: LotClaims) => void (lots = lots.map((one) => (one.lot === lot.lot ? lot : one)));
  for (;;) {
    for (const lot of lots) {
      const after = covered(lot);
      entries.push(...entriesBetween(lot, after));
      debt += after.owed - lot.owed;
      put(after);
    }
    const payer = debt < 0 ? payerOf(lots) : undefined;
    if (payer === undefined) break;
    const back = Math.min(payer.settled, -debt);
    entries.push({ lot: payer.lot, kind: 'returned', bought: back });
    put({ ...payer, settled: payer.settled - back, left: payer.left + back });
    debt += back;
  }
  if (debt < 0) throw new Error(`${-debt} credits were owed by no lot`);
  return { debt, lots, entries };
};
