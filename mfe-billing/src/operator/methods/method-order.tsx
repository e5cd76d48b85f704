import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OperatorMethod } from '@rendezvous/contracts/billing/operator-methods';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Button } from '@rendezvous/ui';
import { useMethodName, useMoney } from '../../money/use-money';
import styles from './methods.module.css';

interface Props {
  readonly methods: readonly OperatorMethod[];
  readonly currency: Currency;
  /** The list is a site's: a fee of its own is named as such. */
  readonly ofSite: boolean;
  readonly busy: boolean;
  readonly onOffer: (method: OperatorMethod['method'], offered: boolean) => void;
  /** @param position from 1 on */
  readonly onMove: (method: OperatorMethod['method'], position: number) => void;
}

/** Ways to pay of a country, in the order in which members see them; each can be moved, and offered or not. */
export const MethodOrder = ({ methods, currency, ofSite, busy, onOffer, onMove }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.methods.${id}` }, values);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<OperatorMethod['method'] | null>(null);

  // a row that is moved in the document loses the focus, which belongs to whoever moves it on
  useEffect(() => {
    const at = methods.findIndex(({ method }) => method === moved.current);
    if (at >= 0) list.current?.children.item(at)?.querySelector('button')?.focus();
    moved.current = null;
  }, [methods]);

  const move = (method: OperatorMethod['method'], position: number) => {
    moved.current = method;
    onMove(method, position);
  };
  const told = ({ offered, taken, fee, own_fee: own }: OperatorMethod): string =>
    [
      say(offered ? (taken ? 'offered' : 'untaken') : 'not-offered'),
      fee === 0 ? say('no-fee') : say('with-fee', { fee: money({ amount: fee, currency }) }),
      ...(ofSite && own ? [say('own-fee')] : []),
    ].join(' · ');
  return (
    <ol ref={list} className={styles.order}>
      {methods.map((row, index) => {
        const { method, offered } = row;
        const name = methodName(method);
        return (
          <li key={method} className={styles.method}>
            <p className={styles.name}>
              <span className={styles.word}>{name}</span>
              <span className={styles.told}>{told(row)}</span>
            </p>
            <div className={styles.actions}>
              {index === 0 ? null : (
                <Button busy={busy} aria-label={say('up-name', { method: name })} onClick={() => move(method, index)}>
                  {say('up')}
                </Button>
              )}
              {index === methods.length - 1 ? null : (
                <Button busy={busy} aria-label={say('down-name', { method: name })} onClick={() => move(method, index + 2)}>
                  {say('down')}
                </Button>
              )}
              <Button
                busy={busy}
                aria-label={say(offered ? 'stop-name' : 'offer-name', { method: name })}
                onClick={() => onOffer(method, !offered)}
              >
                {say(offered ? 'stop' : 'offer')}
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
};
