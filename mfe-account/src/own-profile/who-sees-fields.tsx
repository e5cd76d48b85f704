import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { MATCH_FIELDS } from '@rendezvous/contracts/account/field-choices';
import type { MatchField } from '@rendezvous/contracts/account/field-choices';
import { Select } from '@rendezvous/ui';
import { type Audience, audienceOf, audiencesOf, shownTo } from './field-choices';
import { FIELD_NAMES } from './field-names';
import type { ProfileFormValues } from './profile-form-values';
import styles from './own-profile.module.css';

/** To whom each field is shown. @param siteFields what the site shows at all */
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
  return (
    <div className={styles.fields}>
      <p className="small muted">{intl.formatMessage({ id: 'account.profile.who-sees-hint' })}</p>
      <div className={styles.pairs}>
        {MATCH_FIELDS.filter((field) => siteFields.includes(field)).map((field) => (
          <Select
            key={field}
            label={intl.formatMessage({ id: 'account.profile.shown-to' }, { field: intl.formatMessage({ id: FIELD_NAMES[field] }) })}
            hint={audiencesOf(field).includes('nobody') ? intl.formatMessage({ id: 'account.profile.special-hint' }) : undefined}
            options={audiencesOf(field).map((value) => ({ value, label: intl.formatMessage({ id: `account.audience.${value}` }) }))}
            value={audienceOf(field, choices)}
            onChange={(event) => choose(field, event.target.value as Audience)}
          />
        ))}
      </div>
    </div>
  );
};
