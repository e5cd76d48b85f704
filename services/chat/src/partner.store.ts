import type { RefusalCode } from '@rendezvous/contracts/refusals';
import type { Statements } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';

/** The little that steps need of a member, read within their transaction. */
export interface Partner {
  readonly name: string;
  readonly status: 'not_confirmed' | 'activated' | 'pending_deletion' | 'erased';
  readonly fictional: boolean;
}

/** null when the member does not exist. */
export const readPartner = async (reader: Statements, memberId: number): Promise<Partner | null> => {
  const [row] = await reader.read<Partner>('select name, status, fictional from account.member_cards where member_id = $1', [memberId], {
    prepared: 'chat.partner-facts',
  });
  return row ?? null;
};

/** The refusal of a code about a member, with what its sentence names. */
export const refusalAbout = async (reader: Statements, code: RefusalCode, memberId: number): Promise<Refusal> =>
  code === 'account.blocked-by' || code === 'account.paused'
    ? new Refusal(code, { name: (await readPartner(reader, memberId))?.name ?? '' })
    : new Refusal(code);
