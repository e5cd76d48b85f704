import { lazy } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import type { useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { ChangeRow } from './change-row';
import styles from './settings.module.css';

const NameForm = lazy(() => import(/* webpackChunkName: "settings-forms" */ './name-form').then((part) => ({ default: part.NameForm })));

interface Props {
  readonly name: string;
  readonly tell: ReturnType<typeof useToasts>['show'];
}

/** The name, and the form to take another; or when that can be done again. */
export const NameSection = ({ name, tell }: Props) => {
  const intl = useIntl();
  const { data } = accountApi.useAccountNameQuery();
  const [change, { isLoading }] = accountApi.useAccountChangeNameMutation();
  const set = async (wish: string, close: () => void): Promise<unknown> => {
    const { error } = await change({ name: wish });
    if (error) return error;
    close();
    tell({ text: intl.formatMessage({ id: 'account.settings.name-changed' }), tone: 'ok' });
    return undefined;
  };
  const next = data?.next_at ?? null;
  const shown = data?.name ?? name;
  if (next !== null) {
    return (
      <div className={styles.row}>
        <span>
          <b>{shown}</b>
          <span className={styles.hint}>
            {intl.formatMessage({ id: 'account.settings.name-next' }, { date: <FormattedDate key="date" value={next} dateStyle="long" /> })}
          </span>
        </span>
      </div>
    );
  }
  return (
    <ChangeRow
      title={shown}
      hint={intl.formatMessage({ id: 'account.settings.name-shown' })}
      label={intl.formatMessage({ id: 'account.settings.name-change-name' })}
    >
      {(close) => <NameForm name={shown} busy={isLoading} onSet={(wish) => set(wish, close)} onCancel={close} />}
    </ChangeRow>
  );
};
