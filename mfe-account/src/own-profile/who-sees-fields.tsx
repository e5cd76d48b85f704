import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { MATCH_FIELDS } from '@rendezvous/contracts/account/field-choices';
import type { MatchField } from '@rendezvous/contracts/account/field-choices';
import { ChevronDownIcon, Select } from '@rendezvous/ui';
import { AUDIENCES, type Audience, audienceOf, audiencesOf, shownTo } from './field-choices';
import { FIELD_NAMES } from './field-names';
import type { ProfileFormValues } from './profile-form-values';
import styles from './who-sees-fields.module.css';

/** To whom each field is shown, in sum; each can be changed in the part that opens. @param siteFields what the site shows at all */
export const WhoSeesFields = ({ siteFields }: { readonly siteFields: readonly string[] }) => {
  const intl = useIntl();
  const { control, setValue } = useFormContext<ProfileFormValues>();
  const [agreed_fields, match_fields] = useWatch({ control, name: ['agreed_fields', 'match_fields'] });
  const choices = { agreed_fields, match_fields };
  const choose = (field: MatchField, audience: Audience): void => {
    const chosen = shownTo(audience, field, choices);
    setValue('agreed_fields', chosen.agreed_fields, { shouldDirty: true });
    setValue('match_fields', chosen.match_fields, { shouldDirty: true });
  };
  const fields = MATCH_FIELDS.filter((field) => siteFields.includes(field));
  const nameOf = (field: MatchField): string => intl.formatMessage({ id: FIELD_NAMES[field] });
  const audienceName = (audience: Audience): string => intl.formatMessage({ id: `account.audience.${audience}` });
  return (
    <div className={styles.all}>
      <p className="small muted">{intl.formatMessage({ id: 'account.profile.who-sees-hint' })}</p>
      <dl className={styles.sum}>
        {AUDIENCES.map((audience) => {
          const shown = fields.filter((field) => audienceOf(field, choices) === audience);
          return shown.length === 0 ? null : (
            <div key={audience}>
              <dt>{audienceName(audience)}</dt>
              <dd>{intl.formatList(shown.map(nameOf))}</dd>
            </div>
          );
        })}
      </dl>
      <details className={styles.choices}>
        <summary>
          {intl.formatMessage({ id: 'account.profile.who-sees-change' })}
          <ChevronDownIcon />
        </summary>
        {fields.map((field) => (
          <div key={field} className={styles.row}>
            {/* the list of choices has the name for readers */}
            <span aria-hidden>{nameOf(field)}</span>
            <Select
              hideLabel
              className={styles.choice}
              label={intl.formatMessage({ id: 'account.profile.shown-to' }, { field: nameOf(field) })}
              hint={audiencesOf(field).includes('nobody') ? intl.formatMessage({ id: 'account.profile.special-hint' }) : undefined}
              options={audiencesOf(field).map((value) => ({ value, label: audienceName(value) }))}
              value={audienceOf(field, choices)}
              onChange={(event) => choose(field, event.target.value as Audience)}
            />
          </div>
        ))}
      </details>
    </div>
  );
};
