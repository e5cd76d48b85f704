import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { OperatorDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import styles from '../payments/payments.module.css';
import { useRun } from '../payments/use-run';
import { CodePanel } from './code-panel';
import { codesApi } from './codes.api';
import { CodesTable } from './codes-table';
import { NewCode } from './new-code';
import { codesTexts } from './texts';

const Codes = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.codes.${id}` }, values);
  const [search] = useSearchParams();
  const all = search.get('all') === 'yes' ? 'yes' : null;
  const before = Number(search.get('before')) || null;
  const wanted = { all: all ?? 'no', ...(before && { before }) } as const;
  const list = codesApi.useBillingOperatorCodesQuery(wanted);
  const { currentData: data } = list;
  const [create, { isLoading: creating }] = codesApi.useBillingCreateCodeMutation();
  const [setStatus, { isLoading: changing }] = codesApi.useBillingCodeStatusMutation();
  const { run, news } = useRun(list.refetch);
  // what was switched off leaves the list of those that are active: its panel stays, as it is now, until it is closed
  const [changed, setChanged] = useState<OperatorDiscountCode | null>(null);
  const isOpen = ({ code }: OperatorDiscountCode): boolean => code === search.get('code');
  const selected = data?.codes.find(isOpen) ?? (changed !== null && isOpen(changed) ? changed : null);
  const change = ({ code, status }: OperatorDiscountCode) => {
    const next = status === 'active' ? 'inactive' : 'active';
    void run(setStatus({ code, status: next }).unwrap(), (now) => {
      setChanged(now);
      return say(`is-${next}`, { code });
    });
  };
  return (
    <>
      <PaymentList
        say={say}
        call={list}
        rows={data?.codes}
        filters={[
          { id: 'active', label: say('filter.active'), current: all === null, link: <Link to={pageAddress('codes')} /> },
          { id: 'all', label: say('filter.all'), current: all !== null, link: <Link to={pageAddress('codes', { all: 'yes' })} /> },
        ]}
        more={data?.more ? <Link to={pageAddress('codes', { all, before: String(data.codes.at(-1)?.id) })} /> : null}
        detail={
          <div className={styles.beside}>
            {selected === null ? null : <CodePanel code={selected} busy={changing} onChange={() => change(selected)} />}
            <NewCode busy={creating} onCreate={(wish) => run(create(wish).unwrap(), ({ code }) => say('created', { code }))} />
          </div>
        }
      >
        {(codes) => (
          <CodesTable
            codes={codes}
            selected={selected?.code ?? null}
            addressOf={(code) => pageAddress('codes', { all, before: before === null ? null : String(before), code })}
          />
        )}
      </PaymentList>
      {news}
    </>
  );
};

/** Discount codes: which there are, what each was used for, and new ones. */
export const CodesScreen = paymentScreen([codesTexts], Codes);
