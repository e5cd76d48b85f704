import { useInterestName, useSettings } from '@rendezvous/client';
import { PlaceSection } from '../../place/place-section';
import { AboutYouStep } from './about-you-step';
import { CredentialsStep } from './credentials-step';
import { ProfileStep } from './profile-step';
import { PhotoStep } from './photo-step';
import styles from './step.module.css';
import type { useSignupPhoto } from './use-signup-photo';

interface Props {
  readonly step: number;
  readonly photo: ReturnType<typeof useSignupPhoto>;
  readonly askPassword: boolean;
  /** The address that a short form began with; it was asked with the password and the terms. */
  readonly address: string | null;
  readonly loginTo: string;
}

/** What the step at hand asks, with what the site says about it. */
export const StepFields = ({ step, photo, askPassword, address, loginTo }: Props) => {
  const { min_age: minAge } = useSettings();
  if (step === 0) return <CredentialsStep minAge={minAge} address={address} loginTo={loginTo} />;
  if (step === 1)
    return <PhotoStep photo={photo.state} onChoose={(file) => void photo.choose(file)} onRemove={photo.remove} onGoOn={photo.goOn} />;
  if (step === 2) return <AboutYouStep />;
  return step === 3 ? (
    <PlaceSection className={styles.fields} />
  ) : (
    <Last minAge={minAge} askPassword={askPassword} askTerms={address === null} />
  );
};

const Last = ({ minAge, askPassword, askTerms }: { minAge: number; askPassword: boolean; askTerms: boolean }) => (
  <ProfileStep minAge={minAge} interestName={useInterestName()} askPassword={askPassword} askTerms={askTerms} />
);
