import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { HEIGHT_MAX, HEIGHT_MIN, SPOKEN_LANGUAGES_MAX, WORK_MAX } from '@rendezvous/contracts/member';
import { CHILDREN, SEEKING, SMOKING, SPOKEN_LANGUAGES } from '@rendezvous/contracts/reference';
import { ChipGroup, Select, TextInput } from '@rendezvous/ui';
import { ChosenChips } from '../form/chosen-chips';
import { lengthFault } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import type { ProfileFormValues } from './profile-form-values';
import styles from './own-profile.module.css';

const CHOICES = [
  ['seeking', SEEKING],
  ['children', CHILDREN],
  ['smoking', SMOKING],
] as const;

/** Under the names that the server uses. */
const heightFault = (height: string): true | string => {
  if (height === '') return true;
  const centimetres = Number(height);
  if (!Number.isInteger(centimetres) || centimetres < HEIGHT_MIN) return 'too-small';
  return centimetres > HEIGHT_MAX ? 'too-big' : true;
};

/** What members may tell besides; each may stay unsaid. */
export const MoreFields = () => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const { control, register, formState } = useFormContext<ProfileFormValues>();
  const { errors } = formState;
  const text = (id: string): string => intl.formatMessage({ id: `account.profile.${id}` });
  const bounds = { min: HEIGHT_MIN, max: HEIGHT_MAX };
  const byName = new Intl.Collator(intl.locale);
  const languages = SPOKEN_LANGUAGES.map((value) => {
    const name = intl.formatDisplayName(value, { type: 'language' }) ?? value;
    // as the other choices: French names of languages are written small, but each stands by itself here
    return { value, label: name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1) };
  }).toSorted((one, other) => byName.compare(one.label, other.label));
  return (
    <div className={styles.fields}>
      <div className={styles.pairs}>
        {CHOICES.map(([field, values]) => (
          <Select
            key={field}
            className={field === 'seeking' ? styles.wide : undefined}
            label={text(field)}
            placeholder={intl.formatMessage({ id: 'account.form.not-said' })}
            options={values.map((value) => ({ value, label: intl.formatMessage({ id: `account.${field}.${value}` }) }))}
            error={sentence(field, errors[field]?.message)}
            {...register(field)}
          />
        ))}
        <TextInput
          label={text('height')}
          hint={intl.formatMessage({ id: 'account.profile.height-hint' })}
          inputMode="numeric"
          autoComplete="off"
          error={sentence('height', errors.height?.message, bounds)}
          {...register('height', { validate: heightFault, setValueAs: (height: string) => height.trim() })}
        />
        <TextInput
          label={text('work')}
          autoComplete="organization-title"
          maxLength={WORK_MAX}
          error={sentence('work', errors.work?.message, { max: WORK_MAX })}
          {...register('work', { validate: (work) => lengthFault(work, WORK_MAX) })}
        />
      </div>
      <Controller
        control={control}
        name="spoken_languages"
        render={({ field: { value, onChange }, fieldState }) => (
          <ChosenChips
            label={text('languages')}
            chosen={languages.filter((language) => value.includes(language.value)).map(({ label }) => label)}
            change={text('languages-choose')}
            faulty={fieldState.error !== undefined}
          >
            <ChipGroup
              multiple
              hideLabel
              label={text('languages')}
              options={languages}
              value={value}
              onChange={(chosen) => onChange(SPOKEN_LANGUAGES.filter((language) => chosen.includes(language)))}
              max={SPOKEN_LANGUAGES_MAX}
            />
          </ChosenChips>
        )}
      />
    </div>
  );
};
