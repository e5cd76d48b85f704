import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import {
  classNames,
  EditIcon,
  FictionalNotice,
  FictionalTag,
  type FictionalWords,
  HeartIcon,
  LinkButton,
  Notice,
  PinIcon,
  PresenceDot,
} from '@rendezvous/ui';
import { NotePills } from '../members/note-pills';
import { ReasonText } from '../members/reason-text';
import { Gallery } from './gallery';
import { ProfileActions } from './profile-actions';
import styles from './profile-page.module.css';
import { ProfileAbout } from './profile-about';
import type { ViewerState } from './use-photo-viewer';
import { VisitorOffer } from './visitor-offer';
import { placeOf } from './profile-texts';

interface Props {
  readonly profile: MemberProfile;
  readonly visitor: boolean;
  readonly fictional: FictionalWords;
  readonly viewer: ViewerState;
  readonly interestName: ((interest: string) => string) | null;
  /** null: the reader's own profile is disabled. */
  readonly onLike: ((liked: boolean) => void) | null;
  readonly onLogin: () => void;
  readonly onReport: () => void;
  readonly onBlock: () => void;
  /** Similar members. */
  readonly children?: ReactNode;
}

/** One member's page: photos beside words. */
export const ProfilePage = ({ profile, visitor, fictional, viewer, interestName, onLike, onLogin, onReport, onBlock, children }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.profile.${id}` }, values);
  const { name, age, online, liked_me: likesMe, matched, view } = profile;
  const offer = (count: number) => (
    <>
      {text('photos.locked', { count })} <Link to="/premium">{text('photos.locked.how')}</Link>
    </>
  );
  return (
    <div className={styles.page}>
      <article className={styles.profile}>
        <Gallery key={profile.id} name={name} photos={profile.photos} offer={offer} viewer={viewer} />
        <div className={styles.beside}>
          <header className={styles.head}>
            {online ? (
              <p className={styles.online}>
                <PresenceDot label={text('online')} />
                <span aria-hidden="true">{text('online')}</span>
              </p>
            ) : null}
            <h1>{intl.formatMessage({ id: 'search.card.name' }, { name, age })}</h1>
            <p className={styles.place}>
              <PinIcon />
              {placeOf(intl, profile)}
            </p>
            {profile.fictional ? <FictionalTag icon={fictional.icon}>{fictional.label}</FictionalTag> : null}
            {profile.reason || profile.notes?.length ? (
              <p className={styles.notes}>
                {profile.reason ? <ReasonText reason={profile.reason} /> : null}
                <NotePills member={profile} />
              </p>
            ) : null}
            {likesMe && !matched ? (
              <p className={styles.likes}>
                <HeartIcon fill="currentColor" />
                {text('liked-you', { name })}
              </p>
            ) : null}
          </header>
          {view === 'own' ? (
            <Notice
              action={
                <LinkButton icon={<EditIcon />} render={<Link to="/profile" />}>
                  {text('edit')}
                </LinkButton>
              }
            >
              {text('own')}
            </Notice>
          ) : (
            <div className={classNames(styles.bar, visitor && styles.alone)} data-bar>
              <ProfileActions {...{ profile, visitor, onLike, onLogin, onReport, onBlock }} />
            </div>
          )}
          {profile.fictional ? <FictionalNotice words={fictional} /> : null}
          {visitor ? (
            <VisitorOffer memberId={profile.id} name={name} onLogin={onLogin} />
          ) : (
            <ProfileAbout profile={profile} interestName={interestName} />
          )}
        </div>
      </article>
      {children}
    </div>
  );
};
