import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { StatementEntry } from '@rendezvous/contracts/billing/statement';
import { writtenNumber } from '@rendezvous/contracts/written-number';
import { useSigned } from '../money/use-signed';
import styles from './statement.module.css';

/** Where an entry leads: to its receipt, or to the conversation that it paid for. */
const pageOf = ({ order, conversation }: StatementEntry): string | null =>
  order !== null ? `/transactions/${order}` : conversation !== null ? `/chats/${conversation}` : null;

/** What came and what went, latest first, with the balance after each. */
export const StatementTable = ({ entries }: { readonly entries: readonly StatementEntry[] }) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.statement.${id}` });
  const signed = useSigned();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{say('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('what')}</th>
          <th scope="col" className={styles.number}>
            {say('credits')}
          </th>
          <th scope="col" className={styles.number}>
            {say('balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const page = pageOf(entry);
          const name = say(`entry.${entry.kind}`);
          return (
            <tr key={entry.id}>
              <th scope="row">
                {page === null ? name : <Link to={page}>{name}</Link>}{' '}
                <time className={styles.when} dateTime={entry.at}>
                  <span>{intl.formatDate(entry.at, { dateStyle: 'medium' })}</span>{' '}
                  <span>{intl.formatDate(entry.at, { timeStyle: 'short' })}</span>
                </time>
              </th>
              <td className={styles.number} data-direction={entry.credits > 0 ? 'in' : 'out'}>
                {signed(entry.credits)}
              </td>
              <td className={styles.number}>{writtenNumber(intl.formatNumber(entry.balance))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
