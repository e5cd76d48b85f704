import { Clock } from '@rendezvous/server/clock';
import { connect } from '@rendezvous/server/database';
import { AuditLogStore } from '@rendezvous/site';
import { Operators } from './operators.service.js';
import { OperatorsStore } from './operators.store.js';

export interface OpenOperators {
  readonly operators: Operators;
  readonly auditLog: AuditLogStore;
  close(): Promise<void>;
}

/** Operators and what they did, without a server around them: for commands beside a running product. It migrates nothing. */
export const openOperators = async (url: string): Promise<OpenOperators> => {
  const database = await connect({ url, entities: [], migrations: [], migrate: false, poolSize: 2 });
  return {
    operators: new Operators(database, new OperatorsStore(database), new Clock()),
    auditLog: new AuditLogStore(database),
    close: () => database.dataSource.destroy(),
  };
};
