import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { LedgerFault, LedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-proof.module.css';

/** Runs of the proof, latest first: what each looked at, and the first fault that it found. */
export const ProofsTable = ({ proofs }: { readonly proofs: readonly LedgerProof[] }) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.proof.${id}` });
  const count = (value: number) => <td className={operatorPage.number}>{intl.formatNumber(value)}</td>;
  return (
    <ScrollTable label={say('runs')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('when')}</th>
            <th scope="col">{say('found')}</th>
            <th scope="col">{say('cause')}</th>
            {['wallets', 'entries', 'orders', 'faults'].map((name) => (
              <th key={name} scope="col" className={operatorPage.number}>
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {proofs.map((proof) => (
            <tr key={proof.id}>
              <th scope="row">{intl.formatDate(proof.started_at, { dateStyle: 'medium', timeStyle: 'short' })}</th>
              <td className={styles.found}>
                {proof.ended_at === null ? say('running') : proof.fault ? <Fault fault={proof.fault} /> : say('nothing')}
              </td>
              <td>{say(`cause.${proof.cause}`)}</td>
              {count(proof.wallets)}
              {count(proof.entries)}
              {count(proof.orders)}
              {count(proof.faults)}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};

const Fault = ({ fault: { kind, wallet, entry, order, year } }: { readonly fault: LedgerFault }) => {
  const intl = useIntl();
  const words = intl.formatMessage({ id: `billing.proof.fault.${kind}` }, { entry, order, year: String(year) });
  if (wallet === null) return words;
  return (
    <>
      {words}{' '}
      <Link to={`/operator/account?view=members&find=${wallet}`}>
        {intl.formatMessage({ id: 'billing.proof.wallet' }, { wallet: String(wallet) })}
      </Link>
    </>
  );
};
