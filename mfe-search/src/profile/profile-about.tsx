import { useIntl } from 'react-intl';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import { Chip, ChipList } from '@rendezvous/ui';
import styles from './profile-about.module.css';
import { ProfilePrompts } from './profile-prompts';
import { detailsOf } from './profile-texts';

interface Props {
  readonly profile: MemberProfile;
  /** null while the names are on their way: the chips keep their room. */
  readonly interestName: ((interest: string) => string) | null;
}

/** What members say of themselves: text, interests, facts. */
export const ProfileAbout = ({ profile, interestName }: Props) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.profile.${id}` }, { gender: profile.gender });
  const { about, interests, shared_interests: shared, view } = profile;
  const others = view === 'own' ? 'interests.own' : shared.length > 0 ? 'interests' : 'interests.only';
  const details = detailsOf(intl, profile);
  const unnamed = interestName === null ? styles.unnamed : undefined;
  return (
    <div className={styles.words}>
      {about ? (
        // Somebody else's words: shown as written, in their own direction.
        <p className={styles.about} dir="auto">
          {about}
        </p>
      ) : null}
      <ProfilePrompts prompts={profile.prompts} />
      {shared.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.title}>{text('shared')}</h2>
          <ChipList>
            {shared.map((interest) => (
              <Chip key={interest} tone="shared" className={unnamed}>
                {interestName?.(interest) ?? interest}
              </Chip>
            ))}
          </ChipList>
        </section>
      ) : null}
      {interests.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.small}>{text(others)}</h2>
          <ChipList>
            {interests.map((interest) => (
              <Chip key={interest} className={unnamed}>
                {interestName?.(interest) ?? interest}
              </Chip>
            ))}
          </ChipList>
        </section>
      ) : null}
      {details.length > 0 ? (
        <dl className={styles.details} aria-label={text('details')}>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
};
