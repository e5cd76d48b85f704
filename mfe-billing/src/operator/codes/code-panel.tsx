import { useIntl } from 'react-intl';
import type { OperatorDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMethodName, useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import styles from './codes.module.css';
import { stateOf } from './codes-table';

interface Props {
  readonly code: OperatorDiscountCode;
  readonly busy: boolean;
  /** Switches it off, or on again. */
  readonly onChange: () => void;
}

/** The code that is open: all its terms, and the switch. */
export const CodePanel = ({ code, busy, onChange }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.codes.${id}` }, values);
  return (
    <section className={styles.detail} aria-label={code.code}>
      <h2 className={operatorPage.subtitle}>{code.code}</h2>
      <p className={operatorPage.quiet}>
        {say(`state.${stateOf(code)}`)} · {say(`reason.${code.reason}`)}
      </p>
      <Facts facts={useTerms(code).map(([term, value]) => [say(`term.${term}`), value] as const)} />
      <div className={operatorPage.actions}>
        <Button busy={busy} onClick={onChange}>
          {say(code.status === 'active' ? 'switch-off' : 'switch-on')}
        </Button>
      </div>
      {code.status === 'active' ? <p className={operatorPage.quiet}>{say('switch-off-text')}</p> : null}
    </section>
  );
};

/** Each condition of a code in words. */
const useTerms = (code: OperatorDiscountCode): readonly (readonly [string, string])[] => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const all = intl.formatMessage({ id: 'billing.codes.all' });
  const { country, user_id: member, currency, minimum_order_value: minimum, paymentmethods: methods, maximum_uses: most } = code;
  return [
    ['country', country === null ? all : (intl.formatDisplayName(country, { type: 'region' }) ?? country)],
    ['member', member === null ? all : intl.formatMessage({ id: 'billing.codes.member-number' }, { id: String(member) })],
    ['currency', currency ?? all],
    ['minimum', minimum === null || currency === null ? '—' : money({ amount: minimum, currency })],
    ['methods', methods.length === 0 ? all : intl.formatList(methods.map(methodName), { type: 'unit' })],
    ['uses', most === null ? intl.formatMessage({ id: 'billing.codes.no-limit' }) : intl.formatNumber(most)],
  ];
};
