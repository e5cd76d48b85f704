import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { interestOrder } from '@rendezvous/client/interest-order';
import { INTERESTS_MAX } from '@rendezvous/contracts/account/profile';
import { INTERESTS } from '@rendezvous/contracts/reference';
import type { Interest } from '@rendezvous/contracts/reference';
import { ChipGroup, ChevronDownIcon } from '@rendezvous/ui';
import { useFaultSentence } from '../form/use-fault-sentence';
import opens from '../form/opens.module.css';
import styles from './interests-field.module.css';

const INTIMATE: ReadonlySet<Interest> = new Set<Interest>([
  'onenightstand',
  'lingerie',
  'sex',
  'safesex',
  'publicsex',
  'oralsex',
  'analsex',
  'sextoys',
  'masturbating',
  'exchangingpictures',
  'threesome',
  'gangbang',
  'bondage',
  'sadomasochism',
]);
const everyday = INTERESTS.filter((interest) => !INTIMATE.has(interest));
const intimate = INTERESTS.filter((interest) => INTIMATE.has(interest));

interface Props {
  readonly nameOf: (interest: Interest) => string;
  /** Where something else says what it is. */
  readonly hideLabel?: boolean;
}

/** The field `interests` of a form: everyday ones in sight, intimate ones for whoever opens them. */
export const InterestsField = ({ nameOf, hideLabel = false }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const { field, fieldState } = useController<{ interests: Interest[] }, 'interests'>({ name: 'interests' });
  const { value, onChange } = field;
  const chosen = { everyday: value.filter((one) => !INTIMATE.has(one)), intimate: value.filter((one) => INTIMATE.has(one)) };
  const byName = interestOrder(intl.locale);
  const optionsOf = (interests: readonly Interest[]) =>
    interests.map((one) => ({ value: one, label: nameOf(one) })).toSorted((one, other) => byName(one.label, other.label));
  return (
    <div className={styles.field}>
      <ChipGroup
        multiple
        hideLabel={hideLabel}
        label={intl.formatMessage({ id: 'account.profile.interests' })}
        hint={hideLabel ? undefined : intl.formatMessage({ id: 'account.profile.interests-hint' })}
        aside={intl.formatMessage({ id: 'account.profile.interests-count' }, { count: value.length, max: INTERESTS_MAX })}
        options={optionsOf(everyday)}
        value={chosen.everyday}
        onChange={(everydayNow) => onChange([...everydayNow, ...chosen.intimate])}
        max={INTERESTS_MAX - chosen.intimate.length}
        error={sentence('interests', fieldState.error?.message)}
      />
      <details className={opens.opens}>
        <summary>
          <ChevronDownIcon />
          {intl.formatMessage({ id: 'account.profile.interests-intimate' }, { count: chosen.intimate.length })}
        </summary>
        <ChipGroup
          multiple
          hideLabel
          label={intl.formatMessage({ id: 'account.profile.interests-intimate' }, { count: chosen.intimate.length })}
          options={optionsOf(intimate)}
          value={chosen.intimate}
          onChange={(intimateNow) => onChange([...chosen.everyday, ...intimateNow])}
          max={INTERESTS_MAX - chosen.everyday.length}
        />
      </details>
    </div>
  );
};
