import { FormattedDate, useIntl } from 'react-intl';
import type { ChangeableConsent, Consent, ShowingConsent } from '@rendezvous/contracts/account/consents';
import type { SpecialField } from '@rendezvous/contracts/account/field-choices';
import { Button, Notice } from '@rendezvous/ui';
import { Switch } from '@rendezvous/ui/switch';
import styles from './consents.module.css';

type Said = Consent['records'][number];

interface Props {
  readonly consents: readonly Consent[];
  /** Which specially protected fields others may see. */
  readonly showing: readonly ShowingConsent[];
  /** Which one is on its way to the server. */
  readonly busy: ChangeableConsent | SpecialField | null;
  readonly onChange: (kind: ChangeableConsent, given: boolean) => void;
  readonly onShow: (field: SpecialField, given: boolean) => void;
}

/** What the member agreed to: when, to which text, and the way to take it back. */
export const ConsentsList = ({ consents, showing, busy, onChange, onShow }: Props) => {
  const intl = useIntl();
  const unmatched = consents.some(({ kind, given }) => kind === 'matching' && !given);
  const words = (kind: Consent['kind']) => ({
    label: intl.formatMessage({ id: `account.consents.${kind}` }),
    hint: intl.formatMessage({ id: `account.consents.${kind}-hint` }),
  });
  return (
    <>
      {unmatched ? (
        <Notice
          tone="warn"
          role="note"
          title={intl.formatMessage({ id: 'account.consents.hidden' })}
          action={
            <Button busy={busy === 'matching'} onClick={() => onChange('matching', true)}>
              {intl.formatMessage({ id: 'account.consents.again' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'account.consents.hidden-text' })}
        </Notice>
      ) : null}
      <div className={styles.rows}>
        {consents.map(({ kind, given, records }) => (
          <div key={kind} className={styles.consent}>
            {kind === 'terms' ? (
              <>
                <b>{words(kind).label}</b>
                <span className={styles.hint}>{words(kind).hint}</span>
              </>
            ) : (
              <Switch {...words(kind)} checked={given} busy={busy === kind} onChange={(on) => onChange(kind, on)} />
            )}
            <Records records={records} />
          </div>
        ))}
        {showing.map(({ field, given, records }) => (
          <div key={field} className={styles.consent}>
            <Switch
              label={intl.formatMessage({ id: `account.consents.show-${field}` })}
              hint={intl.formatMessage({ id: 'account.consents.show-hint' })}
              checked={given}
              busy={busy === field}
              onChange={(on) => onShow(field, on)}
            />
            <Records records={records} />
          </div>
        ))}
      </div>
    </>
  );
};

/** The latest; what was said before, on demand. */
const Records = ({ records }: { records: readonly Said[] }) => {
  const intl = useIntl();
  const [latest, ...earlier] = records;
  if (latest === undefined) return null;
  if (earlier.length === 0) {
    return (
      <p className={styles.hint}>
        <Record said={latest} />
      </p>
    );
  }
  return (
    <details className={styles.hint}>
      <summary>{intl.formatMessage({ id: 'account.consents.history' })}</summary>
      <ul>
        {records.map((said) => (
          <li key={said.at}>
            <Record said={said} />
          </li>
        ))}
      </ul>
    </details>
  );
};

const Record = ({ said: { given, at, version } }: { said: Said }) => {
  const intl = useIntl();
  const date = <FormattedDate key="date" value={at} dateStyle="long" />;
  if (!given) return intl.formatMessage({ id: 'account.consents.withdrawn' }, { date });
  if (version === null) return intl.formatMessage({ id: 'account.consents.given' }, { date });
  // a day of the calendar, the same everywhere
  const text = <FormattedDate key="version" value={version} dateStyle="long" timeZone="UTC" />;
  return intl.formatMessage({ id: 'account.consents.given-version' }, { date, version: text });
};
