import { bankLetters } from '@rendezvous/contracts/billing/bank-letters';

/** A text as banks read it, no longer than there is room, and never empty, which they refuse. A slash stands neither at its beginning or end, nor twice. */
export const bankText = (text: string, max: number): string => {
  const plain = bankLetters(text)
    .replaceAll(/\/{2,}/g, '/')
    .slice(0, max)
    .replaceAll(/^[/ ]+|[/ ]+$/g, '');
  return plain === '' ? '.' : plain;
};

/** Cents as banks write an amount. */
export const bankAmount = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
