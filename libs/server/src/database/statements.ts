export interface StatementOptions {
  /** Makes it a prepared statement, planned once for each connection: for hot paths. One name means one text: `<area>.<what>`. */
  readonly prepared?: string;
}

/** Two verbs for SQL, outside a transaction (`Database`) and inside one (`Tx`). Both answer rows. */
export interface Statements {
  /** Runs one statement that leaves every row as it was. It may lock rows. */
  read<T>(sql: string, values?: readonly unknown[], options?: StatementOptions): Promise<T[]>;
  /** Runs one statement that writes; answers what it returns. */
  change<T>(sql: string, values?: readonly unknown[], options?: StatementOptions): Promise<T[]>;
}
