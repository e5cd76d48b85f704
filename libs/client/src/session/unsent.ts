import { privateStorage } from './private-storage';

/** Where the chat keeps a member's messages until they are sent. */
export const unsentKey = (memberId: number): string => `chat:outbox:${memberId}`;

/** True when messages of a member wait for a connection; those that were refused wait for the member. */
export const hasUnsent = (memberId: number): boolean =>
  (privateStorage.read<{ readonly state: string }[]>(unsentKey(memberId)) ?? []).some(({ state }) => state !== 'failed');
