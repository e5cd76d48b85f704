import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { TraceRow } from '@rendezvous/contracts/billing/operator-trace';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { TraceLink } from './trace-link';
import styles from './trace.module.css';

interface Props {
  readonly rows: readonly TraceRow[];
  /** The name that it began at. */
  readonly start: string | null;
}

type Part = TraceRow['part'];
const partKey = ({ of, number }: Part): string => `${of} ${number}`;

/** Rows that belong together, in their order. */
const partsOf = (rows: readonly TraceRow[]): readonly (readonly [Part, readonly TraceRow[]])[] => {
  const parts = new Map<string, { readonly part: Part; readonly rows: TraceRow[] }>();
  for (const row of rows) {
    const key = partKey(row.part);
    if (!parts.has(key)) parts.set(key, { part: row.part, rows: [] });
    parts.get(key)!.rows.push(row);
  }
  return [...parts.values()].map(({ part, rows: own }) => [part, own]);
};

/** The chain, link below link: first the purchase, then each refund and each dispute. */
export const TraceChain = ({ rows, start }: Props) => {
  const intl = useIntl();
  return partsOf(rows).map(([part, own]) => (
    <Fragment key={partKey(part)}>
      <h2 className={operatorPage.subtitle}>
        {intl.formatMessage({ id: `billing.trace.part.${part.of}` }, { number: String(part.number) })}
      </h2>
      <ol className={styles.chain}>
        {own.map((row, index) => (
          // a link that is missing has no name
          <TraceLink key={row.name ?? `${row.kind} ${index}`} row={row} current={row.name !== null && row.name === start} />
        ))}
      </ol>
    </Fragment>
  ));
};
