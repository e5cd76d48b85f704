import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { type Actor, addAuditEntry } from '@rendezvous/site';
import { OperatorFault } from './operator-fault.js';
import { type Operator, OperatorsStore } from './operators.store.js';

/** Which accounts are operators. A change counts from the member's next request on. */
export class Operators {
  constructor(
    private readonly database: Database,
    private readonly store: OperatorsStore,
    private readonly clock: Clock,
  ) {}

  /** Throws an OperatorFault for an address without an account, or one that nobody confirmed: it may be somebody else's. */
  add(email: string, actor: Actor): Promise<Operator> {
    return this.mark(email, true, actor);
  }

  /** Throws an OperatorFault when the account is none. */
  remove(email: string, actor: Actor): Promise<Operator> {
    return this.mark(email, false, actor);
  }

  list(): Promise<Operator[]> {
    return this.store.list();
  }

  private mark(email: string, operator: boolean, actor: Actor): Promise<Operator> {
    return this.database.transaction(async (tx) => {
      const account = await this.store.lock(tx, email.toLowerCase());
      if (account === null) throw new OperatorFault(`No account has the address ${email}.`);
      if (operator && account.status !== 'activated')
        throw new OperatorFault(`The account of ${email} is not active: its address has to be confirmed first.`);
      if (account.operator === operator) throw new OperatorFault(`${email} is ${operator ? 'an operator already' : 'no operator'}.`);
      await this.store.mark(tx, account.id, operator);
      const action = operator ? 'operators.add' : 'operators.remove';
      // the log outlives the account, so it names no address
      await addAuditEntry(tx, { actor, action, subject: `member ${account.id}`, at: this.clock.now() });
      return { id: account.id, email: account.email, name: account.name };
    });
  }
}
