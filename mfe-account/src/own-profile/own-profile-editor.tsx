import { lazy, Suspense } from 'react';
import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useInterestName, useSettings, useUser } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import { MATCH_FIELDS } from '@rendezvous/contracts/account/field-choices';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import { FictionalNotice, FormError, LinkButton, Skeleton, Waiting } from '@rendezvous/ui';
import { PageToasts } from '../page/page-toasts';
import { PlaceSection } from '../place/place-section';
import { CompletenessMeter } from './completeness-meter';
import { MoreFields } from './more-fields';
import { PhotoBoard } from './photo-board';
import { AboutFields, DetailFields } from './profile-form';
import { SaveBar } from './save-bar';
import { ViewAsButton } from './view-as/view-as-button';
import { WhoSeesFields } from './who-sees-fields';
import { useOwnPhotos } from './use-own-photos';
import { useProfileForm } from './use-profile-form';
import styles from './own-profile.module.css';

/** With what cuts photos: it comes when one is chosen. */
const PhotoEditor = lazy(() =>
  import(/* webpackChunkName: "photo-editor" */ '../photo-editor/photo-editor').then((part) => ({ default: part.PhotoEditor })),
);

/** Below the first screen. */
const PromptsField = lazy(() =>
  import(/* webpackChunkName: "prompts" */ './prompts/prompts-field').then((part) => ({ default: part.PromptsField })),
);

/** Below all that is edited. */
const RelatedMembers = lazy(() =>
  import(/* webpackChunkName: "related" */ './related/related-members').then((part) => ({ default: part.RelatedMembers })),
);

/** Photos, which are kept at once, and the words about the member, which are kept when saved. */
export const OwnProfileEditor = ({ profile }: { profile: EditableProfile }) => {
  const intl = useIntl();
  const user = useUser();
  const fictional = useFictional();
  const { visible_profile_fields: siteFields } = useSettings();
  const interestName = useInterestName();
  const photos = useOwnPhotos(profile.photos);
  const { values, form, dirty, kept, saving, refused, toasts, save, undo } = useProfileForm(profile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{intl.formatMessage({ id: 'account.profile.title' })}</h1>
          <p className="muted">
            {intl.formatMessage(
              { id: 'account.profile.who' },
              {
                name: profile.name,
                who: profile.gender,
                gender: intl.formatMessage({ id: `gender.${profile.gender}` }),
                birth: intl.formatDate(`${profile.date_of_birth}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
              },
            )}
          </p>
        </div>
        <div className={styles.looks}>
          <ViewAsButton profile={profile} />
          {user ? (
            <LinkButton render={<Link to={`/members/${user.id}`} />}>{intl.formatMessage({ id: 'account.profile.as-others' })}</LinkButton>
          ) : null}
        </div>
      </div>
      {user?.fictional_icon ? <FictionalNotice words={fictional} title={fictional.label} /> : null}
      {profile.completeness ? <CompletenessMeter {...profile.completeness} /> : null}
      <section id="photos" className={styles.section}>
        <header>
          <h2>{intl.formatMessage({ id: 'account.photos.title' })}</h2>
          <span className="small muted num">
            {intl.formatMessage({ id: 'account.photos.count' }, { count: profile.photos.length, limit: profile.photo_limit })}
          </span>
        </header>
        <PhotoBoard
          photos={profile.photos}
          limit={profile.photo_limit}
          uploads={photos.uploads}
          fault={photos.fault}
          busy={photos.busy}
          onAdd={photos.choose}
          onMove={photos.move}
          onRemove={photos.remove}
          onDescribe={photos.describe}
          onEdit={photos.edit}
          onStale={photos.renew}
          onCancel={photos.cancel}
          onGoOn={photos.goOn}
        />
        {photos.chosen.length > 0 ? (
          <Suspense fallback={<Waiting once />}>
            <PhotoEditor files={photos.chosen} onDone={(edited) => void photos.add(edited)} onClose={photos.letGo} />
          </Suspense>
        ) : null}
        <PhotoHint full={profile.photos.length >= profile.photo_limit} premium={user?.paid_user ?? false} />
      </section>
      <FormProvider {...values}>
        <form ref={form} className={styles.form} noValidate onSubmit={submit}>
          <Section id="about" title="account.profile.about-section">
            <AboutFields interestName={interestName} />
          </Section>
          {profile.offered_prompts ? (
            <Section id="prompts" title="account.prompts.title">
              <Suspense fallback={<Skeleton shape="block" width="full" />}>
                <PromptsField offered={profile.offered_prompts} />
              </Suspense>
            </Section>
          ) : null}
          <Section id="details" title="account.profile.details-section">
            <DetailFields gender={profile.gender} />
            <MoreFields />
          </Section>
          <Section id="place" title="account.profile.place-section">
            <PlaceSection className={styles.pairs} />
          </Section>
          {MATCH_FIELDS.some((field) => siteFields.includes(field)) ? (
            <Section title="account.profile.who-sees">
              <WhoSeesFields siteFields={siteFields} />
            </Section>
          ) : null}
          <FormError>{refused}</FormError>
          <SaveBar dirty={dirty} kept={kept} saving={saving} onUndo={undo} />
        </form>
      </FormProvider>
      {user ? (
        <Suspense fallback={null}>
          <RelatedMembers memberId={user.id} />
        </Suspense>
      ) : null}
      <PageToasts toasts={toasts} />
    </div>
  );
};

const Section = ({ id, title, children }: { id?: string; title: string; children: React.ReactNode }) => {
  const intl = useIntl();
  return (
    <section id={id} className={styles.section}>
      <h2>{intl.formatMessage({ id: title })}</h2>
      {children}
    </section>
  );
};

/** What files are taken; and, when there is no place left, how more of them come about. */
const PhotoHint = ({ full, premium }: { full: boolean; premium: boolean }) => {
  const intl = useIntl();
  const { premium_photos: count } = useSettings();
  if (!full) return <p className="small muted">{intl.formatMessage({ id: 'account.photos.hint' })}</p>;
  return (
    <p className="small muted">
      {intl.formatMessage({ id: 'account.photos.full' })}{' '}
      {premium ? null : <Link to="/premium">{intl.formatMessage({ id: 'account.photos.premium' }, { count })}</Link>}
    </p>
  );
};
