import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { interestOrder } from '@rendezvous/client/interest-order';
import { INTERESTS_MAX } from '@rendezvous/contracts/account/profile';
import { INTERESTS, INTIMATE_INTERESTS } from '@rendezvous/contracts/reference';
import type { Interest } from '@rendezvous/contracts/reference';
import { ChipGroup, Waiting } from '@rendezvous/ui';
import { Disclosure } from '@rendezvous/ui/disclosure';
import { useFaultSentence } from '../form/use-fault-sentence';
import styles from './interests-field.module.css';
import { NameComing } from './name-coming';
import { useInterestsComing } from './use-interests-coming';

/** What many like: enough to begin with. */
const FREQUENT: readonly Interest[] = ['music', 'movies', 'travelling', 'cooking', 'sports', 'reading', 'hiking', 'dancing', 'art'];
const FURTHER = INTERESTS.filter((interest) => ![...INTIMATE_INTERESTS, ...FREQUENT].includes(interest));

interface Props {
  readonly nameOf: (interest: Interest) => string;
  /** Among other questions: it says what it is, and the less frequent everyday ones are folded away too. */
  readonly brief?: boolean;
}

interface Part {
  readonly options: readonly { value: Interest; label: ReactNode; disabled: boolean }[];
  readonly value: readonly Interest[];
  readonly onChange: (chosen: Interest[]) => void;
  readonly max: number;
}

/** The field `interests` of a form: everyday ones in sight, intimate ones for whoever opens them. Until their names are there nothing can be chosen. */
export const InterestsField = ({ nameOf, brief }: Props) => {
  const intl = useIntl();
  const sentence = useFaultSentence();
  const { field, fieldState } = useController<{ interests: Interest[] }, 'interests'>({ name: 'interests' });
  const { value, onChange } = field;
  const coming = useInterestsComing();
  const byName = interestOrder(intl.locale);
  /** One part of them: what is chosen of the others stays, and counts. */
  const partOf = (interests: readonly Interest[]): Part => {
    const others = value.filter((one) => !interests.includes(one));
    return {
      options: interests
        .toSorted((one, other) => byName(nameOf(one), nameOf(other)))
        .map((one) => ({ value: one, label: coming ? <NameComing /> : nameOf(one), disabled: coming })),
      value: value.filter((one) => interests.includes(one)),
      onChange: (chosen: Interest[]) => onChange([...others, ...chosen]),
      max: INTERESTS_MAX - others.length,
    };
  };
  return (
    <div className={styles.field}>
      {coming ? <Waiting /> : null}
      <ChipGroup
        multiple
        {...partOf(brief ? FREQUENT : [...FREQUENT, ...FURTHER])}
        hideLabel={!brief}
        label={intl.formatMessage({ id: 'account.profile.interests' })}
        hint={brief ? intl.formatMessage({ id: 'account.profile.interests-hint' }) : undefined}
        aside={intl.formatMessage({ id: 'account.profile.interests-count' }, { count: value.length, max: INTERESTS_MAX })}
        error={sentence('interests', fieldState.error?.message)}
      />
      {brief ? <Folded id="account.profile.interests-more" {...partOf(FURTHER)} /> : null}
      <Folded id="account.profile.interests-intimate" {...partOf(INTIMATE_INTERESTS)} />
    </div>
  );
};

/** A part for whoever opens it; its name says how many are chosen in it. */
const Folded = ({ id, ...part }: Part & { readonly id: string }) => {
  const name = useIntl().formatMessage({ id });
  const label = part.value.length > 0 ? `${name} (${part.value.length})` : name;
  return (
    <Disclosure summary={label}>
      <ChipGroup multiple {...part} hideLabel label={label} />
    </Disclosure>
  );
};
