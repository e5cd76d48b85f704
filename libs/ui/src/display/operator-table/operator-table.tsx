import type { Key, ReactElement, ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { Anchor, type LinkElementProps } from '../../primitives/link';
import styles from './operator-page.module.css';
import { ScrollTable } from './scroll-table';
import { useTableKeys } from './use-table-keys';

/** One column: its heading, and what it tells of a row. */
interface OperatorColumn<Row> {
  readonly id: string;
  readonly heading: string;
  /** Numbers stand right. */
  readonly number?: boolean;
  readonly className?: string | undefined;
  readonly render: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** Key of the row that is open; null when none is. */
  readonly selected: Key | null;
  /** The first one names the row, and opens it. */
  readonly columns: readonly [OperatorColumn<Row>, ...OperatorColumn<Row>[]];
  /** The link that opens a row: `(row) => <Link to={…} />`. */
  readonly renderLink: (row: Row) => ReactElement<LinkElementProps>;
  /** `?` asks for help, where there is any. */
  readonly onHelp?: () => void;
}

/** What operators look through: one a row, each with a link that opens it; `j` and `k` walk through them. */
export const OperatorTable = <Row,>({ label, rows, keyOf, selected, columns: [name, ...columns], renderLink, onHelp }: Props<Row>) => {
  const table = useTableKeys(onHelp);
  return (
    <ScrollTable label={label}>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{name.heading}</th>
            {columns.map(({ id, number, heading }) => (
              <th key={id} scope="col" className={number ? styles.number : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOpen = keyOf(row) === selected;
            return (
              <tr key={keyOf(row)} data-open={isOpen ? '' : undefined}>
                <th scope="row">
                  <Anchor render={renderLink(row)} aria-current={isOpen ? 'true' : undefined}>
                    {name.render(row)}
                  </Anchor>
                </th>
                {columns.map(({ id, number, className, render }) => (
                  <td key={id} className={classNames(number && styles.number, className) || undefined}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollTable>
  );
};
