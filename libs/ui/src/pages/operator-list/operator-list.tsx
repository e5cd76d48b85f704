import type { ReactElement, ReactNode } from 'react';
import { LinkButton } from '../../actions/button';
import { EmptyState } from '../../feedback/empty-state';
import { ErrorCard } from '../../feedback/error-card';
import { ListSkeleton } from '../../feedback/skeleton';
import { Anchor, type LinkElementProps } from '../../primitives/link';
import styles from '../../display/operator-table/operator-page.module.css';

type LinkElement = ReactElement<LinkElementProps>;

/** One choice of what the list shows, a link: it stands in the address. */
interface OperatorFilter {
  readonly id: string;
  readonly label: ReactNode;
  readonly current: boolean;
  readonly link: LinkElement;
}

/** What the list says of itself. */
interface OperatorListWords {
  readonly title: string;
  readonly filter: string;
  /** Which keys walk through the rows, told where there are any; null where a row leads nowhere. */
  readonly keys: string | null;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly none: string;
  readonly noneText: string;
  /** Leads to the rows after these. */
  readonly more: string;
}

interface Props<Row> {
  readonly words: OperatorListWords;
  readonly filters?: readonly OperatorFilter[];
  /** Beside the filters: what is done to the whole list. */
  readonly action?: ReactNode;
  /** Between the head and the list: what it is about, or how it is searched. */
  readonly intro?: ReactNode;
  /** undefined until they came. */
  readonly rows: readonly Row[] | undefined;
  /** They did not come, or did not come anew. */
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** The rows, once there are any. */
  readonly children: (rows: readonly Row[]) => ReactNode;
  readonly more: LinkElement | null;
  /** Beside the list: the row that is open, a form for a new one. */
  readonly detail?: ReactNode;
}

/** The frame of a page of operators that is a list: a head with filters, the rows or why there are none, and what is open beside them. */
export const OperatorList = <Row,>(props: Props<Row>) => {
  const { words, filters, action, intro, rows, more, detail } = props;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        {filters ? (
          <nav className={styles.filters} aria-label={words.filter}>
            {filters.map(({ id, label, current, link }) => (
              <Anchor key={id} render={link} className={styles.filter} aria-current={current ? 'true' : undefined}>
                {label}
              </Anchor>
            ))}
          </nav>
        ) : null}
        {action}
      </div>
      {intro}
      <div className={styles.columns}>
        <div className={styles.rows}>
          {rows === undefined ? <NoRows {...props} /> : <Rows {...props} rows={rows} />}
          {more ? <LinkButton render={more}>{words.more}</LinkButton> : null}
        </div>
        {detail}
      </div>
    </div>
  );
};

const NoRows = <Row,>({ words, isError, isFetching, onRetry }: Props<Row>) =>
  isError ? (
    <ErrorCard title={words.failed} retryLabel={words.retry} busy={isFetching} onRetry={onRetry} />
  ) : (
    <ListSkeleton label={words.loading} />
  );

const Rows = <Row,>({ words, rows, children }: Props<Row> & { readonly rows: readonly Row[] }) =>
  rows.length === 0 ? (
    <EmptyState title={words.none}>{words.noneText}</EmptyState>
  ) : (
    <>
      {words.keys === null ? null : <p className={styles.keys}>{words.keys}</p>}
      {children(rows)}
    </>
  );
