import type { Money } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { maskIban } from '../sepa/account.rules.js';
import { SealedAccounts } from '../sepa/account-details.service.js';
import type { Day } from '../sepa/bank-day.rules.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { MandateStore } from '../sepa/mandate.store.js';

/** What a payer is told before an account is debited. */
export interface AnnouncedDebit {
  readonly order: number;
  readonly amount: Money;
  readonly due: Day;
  readonly mandate: string;
  readonly creditor: { readonly name: string; readonly id: string };
  /** Country and last four characters. */
  readonly iban: string;
}

/** Debits that will be collected. For mails. */
@Injectable()
export class AnnouncedDebits {
  constructor(
    private readonly accounts: SealedAccounts,
    private readonly mandates: MandateStore,
    private readonly debits: DirectDebitStore,
  ) {}

  /** The one of this number; null when the member has no such debit, or it is not to be collected any more. */
  async findByNumber(memberId: number, number: number): Promise<AnnouncedDebit | null> {
    const debit = await this.debits.findById(number);
    if (debit?.mandateId == null || debit.due === null || !['registered', 'sent'].includes(debit.state)) return null;
    const mandate = await this.mandates.find(debit.mandateId);
    if (mandate?.sealed == null || mandate.memberId !== memberId) return null;
    return {
      order: debit.orderId,
      amount: { amount: debit.amount, currency: debit.currency },
      due: debit.due,
      mandate: mandate.reference,
      creditor: { name: mandate.creditorName, id: mandate.creditorId },
      iban: maskIban(this.accounts.open(mandate.sealed).iban),
    };
  }
}
