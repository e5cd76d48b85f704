import { useIntl } from 'react-intl';
import { Card, CheckIcon, classNames, CloseIcon, VisuallyHidden } from '@rendezvous/ui';
import styles from './advantages.module.css';

/** Numbers of the site's settings. */
export interface Limits {
  readonly freePhotos: number;
  readonly premiumPhotos: number;
  readonly conversations: number;
}

type Value = boolean | number | 'unlimited';

const rowsOf = ({ freePhotos, premiumPhotos, conversations }: Limits): readonly (readonly [string, Value, Value])[] => [
  ['billing.premium.all-photos', false, true],
  ['billing.premium.own-photos', freePhotos, premiumPhotos],
  ['billing.premium.start', conversations, 'unlimited'],
  ['billing.premium.answer', true, true],
  ['billing.premium.read', true, true],
  ['billing.premium.likes', true, true],
  ['billing.premium.returns', true, true],
];

/** Free and Premium side by side, with a check or a cross and a word for who cannot see them. */
export const Advantages = ({ limits }: { limits: Limits }) => {
  const intl = useIntl();
  return (
    <Card padding="none">
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{intl.formatMessage({ id: 'billing.premium.table' })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{intl.formatMessage({ id: 'billing.premium.advantage' })}</VisuallyHidden>
            </th>
            <th scope="col">{intl.formatMessage({ id: 'billing.premium.free' })}</th>
            <th scope="col" className={styles.premium}>
              {intl.formatMessage({ id: 'billing.premium.premium' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(limits).map(([id, free, premium]) => (
            <tr key={id}>
              <th scope="row">{intl.formatMessage({ id })}</th>
              <td className="num">
                <Mark value={free} />
              </td>
              <td className={classNames('num', styles.premium)}>
                <Mark value={premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};

const Mark = ({ value }: { value: Value }) => {
  const intl = useIntl();
  if (typeof value === 'number') return <b>{intl.formatNumber(value)}</b>;
  if (value === 'unlimited') {
    return (
      <>
        <b aria-hidden="true">∞</b>
        <VisuallyHidden>{intl.formatMessage({ id: 'billing.premium.unlimited' })}</VisuallyHidden>
      </>
    );
  }
  return (
    <span className={value ? styles.yes : styles.no}>
      {value ? <CheckIcon /> : <CloseIcon />}
      <VisuallyHidden>{intl.formatMessage({ id: value ? 'billing.premium.yes' : 'billing.premium.no' })}</VisuallyHidden>
    </span>
  );
};
