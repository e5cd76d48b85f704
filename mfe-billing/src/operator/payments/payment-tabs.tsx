import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { ChevronDownIcon, TabLinks } from '@rendezvous/ui';
import { PAYMENT_PAGES, PAYMENTS } from './payment-pages';
import styles from './payment-tabs.module.css';

/**
 * The pages about payments, one entry in the operators' bar: which there are, and which one this is. A phone has no line for them all: there
 * a button names the page that one is on, and opens the list.
 */
export const PaymentTabs = () => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const label = intl.formatMessage({ id: 'billing.payments.pages' });
  const current = PAYMENT_PAGES.find((page) => page === pathname.slice(PAYMENTS.length + 1));
  const nameOf = (page: (typeof PAYMENT_PAGES)[number]) => intl.formatMessage({ id: `billing.payments.page.${page}` });
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div role="presentation" className={styles.tabs} onKeyDown={closeOnEscape}>
      <button ref={button} type="button" className={styles.button} aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <span>{label}</span>
        {current ? <b>{nameOf(current)}</b> : null}
        <ChevronDownIcon />
      </button>
      <div id={list} className={open ? `${styles.list} ${styles.open}` : styles.list}>
        <TabLinks
          label={label}
          current={current ?? ''}
          tabs={PAYMENT_PAGES.map((page) => ({ value: page, label: nameOf(page), render: <Link to={`${PAYMENTS}/${page}`} /> }))}
        />
      </div>
    </div>
  );
};
