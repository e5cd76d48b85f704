import { privateStorage } from './private-storage';

/** Where the chat keeps a member's messages until they are sent. */
export const unsentKey = (memberId: number): string => `chat:outbox:${memberId}`;

interface Unsent {
  readonly state: string;
}

/** Refused messages wait for the member; those that were stored leave their record at once. */
const DECIDED = new Set(['failed', 'stored']);

/** True when messages of a member wait for a connection. Each has a record of its own; builds before this one keep all in one list. */
export const hasUnsent = (memberId: number): boolean => {
  const key = unsentKey(memberId);
  const list = privateStorage.read<Unsent[]>(key) ?? [];
  const records = privateStorage.keys(`${key}:`).map((name) => privateStorage.read<Unsent>(name));
  return [...list, ...records].some((unsent) => unsent !== null && !DECIDED.has(unsent.state));
};
