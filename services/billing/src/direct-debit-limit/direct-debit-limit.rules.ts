import { days } from '@rendezvous/contracts/kernel';

/** EUR 100 in 30 days: for each member, each account and each network. */
export const LIMIT_CENTS = 10_000;
export const LIMIT_MS = days(30);

/** Whether what was signed within the time leaves room for an amount. In cents. */
export const hasRoom = (signed: number, amount: number): boolean => signed + amount <= LIMIT_CENTS;
