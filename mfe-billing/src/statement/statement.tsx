import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { addressOf, useSettings, useUser } from '@rendezvous/client';
import { fetchStatement } from '@rendezvous/contracts/billing/statement';
import { Button, DownloadIcon, EmptyState, ErrorCard, LinkButton, ListSkeleton } from '@rendezvous/ui';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import { billingApi } from '../billing.api';
import { useDocumentLanguage } from '../money/use-document-language';
import { type StatementChoice, StatementFilter } from './statement-filter';
import { StatementTable } from './statement-table';
import styles from './statement.module.css';

/** Pages that are loaded to be printed: who has more chooses days. */
const PRINTED_PAGES = 40;

/** All that came into the member's credits and all that went, to read, to print and to take along. */
export const Statement = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.statement.${id}` });
  const [choice, choose] = useState<StatementChoice>({});
  // where each page begins; null is the latest entry
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  const [printing, setPrinting] = useState(false);
  const bounded = pages.length >= PRINTED_PAGES;
  const change = (next: StatementChoice): void => {
    choose(next);
    setPages([null]);
    setPrinting(false);
  };
  const endLoading = (loaded: boolean): void => {
    setPrinting(false);
    if (loaded) window.print();
  };
  const language = useDocumentLanguage();
  return (
    <section className={styles.statement} aria-labelledby="statement">
      <h2 id="statement">{say('title')}</h2>
      <PrintedHead choice={choice} />
      <StatementFilter choice={choice} onChoose={change} />
      {pages.map((before, index) => (
        <Page
          key={`${before}-${JSON.stringify(choice)}`}
          choice={choice}
          before={before}
          onMore={index === pages.length - 1 ? (last) => setPages([...pages, last]) : null}
          loading={printing && index === pages.length - 1 ? { further: !bounded, onEnd: endLoading } : null}
        />
      ))}
      {bounded ? <p className="small muted">{intl.formatMessage({ id: 'billing.statement.print-bounded' })}</p> : null}
      <div className={styles.actions}>
        <LinkButton icon={<DownloadIcon />} href={addressOf(fetchStatement, { ...choice, language })}>
          {say('file')}
        </LinkButton>
        <Button variant="quiet" flush busy={printing} onClick={() => setPrinting(true)}>
          {say('print')}
        </Button>
      </div>
    </section>
  );
};

/** On paper only: whose statement it is, where, of which days and entries, and when it was printed. */
const PrintedHead = ({ choice: { kind, from, to } }: { readonly choice: StatementChoice }) => {
  const intl = useIntl();
  const { name: site } = useSettings();
  const member = useUser();
  const [printedAt, setPrintedAt] = useState<Date>();
  useEffect(() => {
    const tell = () => flushSync(() => setPrintedAt(new Date()));
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, []);
  const calendarDay = useCalendarDay();
  const day = (date: string | undefined): string => (date === undefined ? 'none' : calendarDay(date));
  return (
    <div className={styles.printed}>
      <p>
        {intl.formatMessage(
          { id: 'billing.statement.printed' },
          { site, name: member?.profile.name ?? '', date: intl.formatDate(printedAt, { dateStyle: 'long' }) },
        )}
      </p>
      <p>
        {intl.formatMessage({ id: 'billing.statement.printed-days' }, { from: day(from), to: day(to) })}
        {' · '}
        {intl.formatMessage({ id: `billing.statement.kind.${kind ?? 'all'}` })}
      </p>
    </div>
  );
};

interface PageProps {
  readonly choice: StatementChoice;
  readonly before: number | null;
  /** null on all pages but the last. */
  readonly onMore: ((last: number) => void) | null;
  /** All is being loaded, to be printed; null on all pages but the last, and otherwise. */
  readonly loading: { readonly further: boolean; readonly onEnd: (loaded: boolean) => void } | null;
}

const Page = ({ choice, before, onMore, loading }: PageProps) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.statement.${id}` });
  const { data, isError, isFetching, refetch } = billingApi.useBillingStatementQuery({ ...choice, ...(before === null ? {} : { before }) });
  const goOn = useEffectEvent(() => {
    const end = data?.entries.at(-1);
    if (data?.more && end !== undefined && loading?.further) onMore?.(end.id);
    else loading?.onEnd(data !== undefined);
  });
  const [waits, settled] = [loading !== null, data !== undefined || isError];
  // what stands here now is drawn by then
  useEffect(() => {
    if (waits && settled) goOn();
  }, [waits, settled]);
  if (isError && !data) {
    return (
      <ErrorCard
        title={say('error')}
        retryLabel={intl.formatMessage({ id: 'billing.retry' })}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {intl.formatMessage({ id: 'billing.transactions.error-text' })}
      </ErrorCard>
    );
  }
  if (!data) return <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} />;
  const last = data.entries.at(-1);
  if (last === undefined)
    return <EmptyState title={say(Object.keys(choice).length === 0 ? 'empty' : 'none')}>{say('empty-text')}</EmptyState>;
  return (
    <>
      <StatementTable entries={data.entries} />
      {data.more && onMore ? (
        <Button className={styles.more} onClick={() => onMore(last.id)}>
          {say('more')}
        </Button>
      ) : null}
    </>
  );
};
