import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { addressOf } from '@rendezvous/client';
import { fetchReceipt } from '@rendezvous/contracts/billing/statement';
import type { Order } from '@rendezvous/contracts/billing/orders';
import type { Refund } from '@rendezvous/contracts/billing/refunds';
import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import type { Seller } from '@rendezvous/contracts/billing/seller';
import { Button, Card, DownloadIcon, LinkButton } from '@rendezvous/ui';
import { AgainLink } from '../money/again-link';
import { DebitNotice } from '../order-debit/debit-notice';
import { toldDebit } from '../order-debit/told-debit';
import { OpenRefundPlace } from '../open-refund/open-refund-place';
import { CreditNoteLink } from '../receipt-parts/credit-note-link';
import { DisputeNotice } from './dispute-notice';
import { LostDiscount } from '../receipt-parts/lost-discount';
import { StatePill } from './order-list';
import { ReceiptLines, usePaidWith } from '../receipt-parts/receipt-lines';
import styles from './receipt.module.css';
import { useDocumentLanguage } from '../money/use-document-language';

interface Props {
  readonly order: Order;
  /** What was issued when money of it went back. */
  readonly refunds?: readonly Refund[] | undefined;
  /** The same again at today's price, where this is the last purchase and can be repeated. */
  readonly again: RepeatOrder['offer'];
  readonly onPrint: () => void;
}

/** States in which credits of an order may still be refundable: the page about it knows. */
const RETURNABLE: ReadonlySet<Order['state']> = new Set(['completed', 'partly_refunded']);

/** Nobody knows yet whether it is charged. */
const isOpen = ({ state }: Order): boolean => state === 'created' || state === 'pending';

/** A purchase on paper: who sold what, when, for how much, with which tax. */
export const Receipt = ({ order, refunds = [], again, onPrint }: Props) => {
  const intl = useIntl();
  const paidWith = usePaidWith();
  const language = useDocumentLanguage();
  const { invoice } = order;
  const fact = (id: string, text: string) => (
    <div>
      <dt>{intl.formatMessage({ id })}</dt>
      <dd>{text}</dd>
    </div>
  );
  return (
    <Card as="article" className={styles.receipt}>
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: invoice ? 'billing.receipt.title' : 'billing.receipt.order' }, { invoice, id: order.id })}</h1>
        <StatePill order={order} />
      </header>
      <DebitNotice order={order} />
      <OpenRefundPlace as="notice" order={order} />
      <DisputeNotice order={order} />
      <dl className={styles.facts}>
        {fact('billing.receipt.date', intl.formatDate(order.completed_at ?? order.created_at, { dateStyle: 'long', timeStyle: 'short' }))}
        {fact(invoice && toldDebit(order) === null ? 'billing.receipt.paid-with' : 'billing.receipt.method', paidWith(order))}
      </dl>
      <section className={styles.section}>
        <h2>{intl.formatMessage({ id: 'billing.receipt.lines' })}</h2>
        <ReceiptLines order={order} />
        <LostDiscount order={order} />
        {order.tax_rate === 0 ? <p className="small muted">{intl.formatMessage({ id: 'billing.receipt.no-tax' })}</p> : null}
        {invoice || isOpen(order) ? null : <p className="small muted">{intl.formatMessage({ id: 'billing.receipt.no-charge' })}</p>}
      </section>
      <CreditNotes refunds={refunds} />
      {order.seller ? <SellerFacts seller={order.seller} /> : null}
      <div className={styles.actions}>
        {invoice ? <PrintButton onPrint={onPrint} /> : <Continue order={order} />}
        {invoice ? (
          <LinkButton variant="quiet" flush href={addressOf(fetchReceipt, { orderId: order.id, language })}>
            {intl.formatMessage({ id: 'billing.receipt.pdf' })}
          </LinkButton>
        ) : null}
        {again ? <AgainLink offer={again} /> : null}
        {RETURNABLE.has(order.state) ? (
          <LinkButton variant="quiet" flush render={<Link to="/credits/refund" />}>
            {intl.formatMessage({ id: 'billing.transactions.refund' })}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
};

const CreditNotes = ({ refunds }: { refunds: readonly Refund[] }) => {
  const intl = useIntl();
  const noted = refunds.filter(({ credit_note: number }) => number !== null);
  if (noted.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{intl.formatMessage({ id: 'billing.receipt.credit-notes' })}</h2>
      <ul className={styles.notes}>
        {noted.map((refund) => (
          <li key={refund.id}>
            <CreditNoteLink refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const SellerFacts = ({ seller }: { seller: Seller }) => {
  const intl = useIntl();
  return (
    <section className={styles.section}>
      <h2>{intl.formatMessage({ id: 'billing.receipt.seller' })}</h2>
      <address className={styles.seller}>
        <span>{seller.name}</span>
        <span>{seller.address}</span>
        <span>
          {seller.city}, {seller.country}
        </span>
        <span>{intl.formatMessage({ id: 'billing.receipt.register' }, { number: seller.kvk })}</span>
        {seller.vat_numbers.map(({ country, number }) => (
          <span key={country}>{intl.formatMessage({ id: 'billing.receipt.vat-number' }, { country, number })}</span>
        ))}
      </address>
    </section>
  );
};

const PrintButton = ({ onPrint }: { onPrint: () => void }) => {
  const intl = useIntl();
  return (
    <Button icon={<DownloadIcon />} onClick={onPrint}>
      {intl.formatMessage({ id: 'billing.receipt.print' })}
    </Button>
  );
};

/** An order that was not paid leads on: to the bank while that waits for the payer, to how it stands while the bank is at it, else back to the choice. */
const Continue = ({ order }: { order: Order }) => {
  const intl = useIntl();
  if (order.redirect) {
    return (
      <LinkButton variant="accent" href={order.redirect}>
        {intl.formatMessage({ id: 'billing.receipt.continue' })}
      </LinkButton>
    );
  }
  if (isOpen(order)) {
    return (
      <LinkButton variant="accent" render={<Link to={`/credits/return/${order.id}`} />}>
        {intl.formatMessage({ id: 'billing.receipt.stands' })}
      </LinkButton>
    );
  }
  return (
    <LinkButton variant="accent" render={<Link to={`/credits/${order.bundle}/${order.method}`} />}>
      {intl.formatMessage({ id: 'billing.receipt.try-again' })}
    </LinkButton>
  );
};
