import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { interestOrder } from '@rendezvous/client/interest-order';
import { INTERESTS_MAX } from '@rendezvous/contracts/account/profile';
import type { Interest } from '@rendezvous/contracts/reference';
import { ChosenChips } from '../form/chosen-chips';
import { InterestsField } from '../interests/interests-field';
import { NameComing } from '../interests/name-coming';
import { useInterestsComing } from '../interests/use-interests-coming';
import type { ProfileFormValues } from './profile-form-values';

/** One's interests; all there are to choose from are folded away. */
export const OwnInterests = ({ nameOf }: { readonly nameOf: (interest: Interest) => string }) => {
  const intl = useIntl();
  const {
    field: { value },
    fieldState,
  } = useController<ProfileFormValues, 'interests'>({ name: 'interests' });
  const coming = useInterestsComing();
  return (
    <ChosenChips
      label={intl.formatMessage({ id: 'account.profile.interests' })}
      hint={intl.formatMessage({ id: 'account.profile.interests-hint' })}
      aside={intl.formatMessage({ id: 'account.profile.interests-count' }, { count: value.length, max: INTERESTS_MAX })}
      chosen={value.map(nameOf).toSorted(interestOrder(intl.locale))}
      coming={coming ? <NameComing /> : undefined}
      change={intl.formatMessage({ id: 'account.profile.interests-choose' })}
      faulty={fieldState.error !== undefined}
    >
      <InterestsField nameOf={nameOf} />
    </ChosenChips>
  );
};
