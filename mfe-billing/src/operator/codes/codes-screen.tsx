import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { OperatorDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { EmptyState, ErrorCard, LinkButton, ListSkeleton, Toaster, useToasts } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { CodePanel } from './code-panel';
import { codesApi } from './codes.api';
import { codesAddress } from './codes-address';
import { CodesTable } from './codes-table';
import styles from './codes.module.css';
import { NewCode } from './new-code';
import { codesTexts } from './texts';

const Codes = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.codes.${id}` }, values);
  const sentence = useRefusalSentence();
  const toasts = useToasts();
  const [search] = useSearchParams();
  const all = search.get('all') === 'yes' ? 'yes' : null;
  const before = Number(search.get('before')) || null;
  const wanted = { all: all ?? 'no', ...(before && { before }) } as const;
  const { currentData: data, isError, isFetching, refetch } = codesApi.useBillingOperatorCodesQuery(wanted);
  const [create, { isLoading: creating }] = codesApi.useBillingCreateCodeMutation();
  const [setStatus, { isLoading: changing }] = codesApi.useBillingCodeStatusMutation();
  const shown = (more: Partial<Record<'all' | 'code' | 'before', string | null>>) =>
    codesAddress({ all, code: null, before: before === null ? null : String(before), ...more });
  const selected = data?.codes.find(({ code }) => code === search.get('code')) ?? null;
  usePageTitle(say('title'));

  /** Answers whether it was done; what stands there is read again in any case. */
  const run = async (work: Promise<OperatorDiscountCode>, done: string): Promise<boolean> => {
    try {
      const { code } = await work;
      toasts.show({ tone: 'ok', text: say(done, { code }) });
      return true;
    } catch (fault) {
      toasts.show({ tone: 'danger', text: sentence(fault) });
      return false;
    } finally {
      void refetch();
    }
  };
  const change = ({ code, status }: OperatorDiscountCode) => {
    const next = status === 'active' ? 'inactive' : 'active';
    void run(setStatus({ code, status: next }).unwrap(), `is-${next}`);
  };

  return (
    <div className={operatorPage.page}>
      <div className={operatorPage.head}>
        <h1 className={operatorPage.title}>{say('title')}</h1>
        <nav className={operatorPage.filters} aria-label={say('filter')}>
          <Link
            className={operatorPage.filter}
            aria-current={all === null ? 'true' : undefined}
            to={codesAddress({ all: null, code: null, before: null })}
          >
            {say('filter.active')}
          </Link>
          <Link
            className={operatorPage.filter}
            aria-current={all === null ? undefined : 'true'}
            to={codesAddress({ all: 'yes', code: null, before: null })}
          >
            {say('filter.all')}
          </Link>
        </nav>
        <span className={operatorPage.keys}>{say('keys')}</span>
      </div>
      {isError && !data ? (
        <ErrorCard
          title={say('failed')}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={operatorPage.columns}>
          <div className={styles.list}>
            {!data ? (
              <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} />
            ) : data.codes.length === 0 ? (
              <EmptyState title={say('none')}>{say('none-text')}</EmptyState>
            ) : (
              <CodesTable codes={data.codes} selected={selected?.code ?? null} addressOf={(code) => shown({ code })} />
            )}
            {data?.more ? (
              <LinkButton render={<Link to={shown({ before: String(data.codes.at(-1)?.id) })} />}>{say('more')}</LinkButton>
            ) : null}
          </div>
          <div className={styles.list}>
            {selected === null ? null : <CodePanel code={selected} busy={changing} onChange={() => change(selected)} />}
            <NewCode busy={creating} onCreate={(wish) => run(create(wish).unwrap(), 'created')} />
          </div>
        </div>
      )}
      <Toaster toasts={toasts.toasts} onDismiss={toasts.dismiss} label={say('news')} dismissLabel={say('dismiss')} />
    </div>
  );
};

/** Discount codes: which there are, what each was used for, and new ones. */
export const CodesScreen = withTexts([codesTexts], Codes);
