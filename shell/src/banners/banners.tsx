import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Slot, injectRemote, mutationOf, useDismissed, useRefusalSentence, useUser } from '@rendezvous/client';
import { OBJECTION_PATH } from '@rendezvous/contracts/account/objection';
import { endPause } from '@rendezvous/contracts/account/pause';
import type { User } from '@rendezvous/contracts/session';
import { Button, LinkButton, Notice } from '@rendezvous/ui';
import styles from './banners.module.css';

const bannerApi = injectRemote('banner', (build) => ({
  bannerEndPause: mutationOf(build, endPause, { invalidatesTags: ['User', 'Preferences', 'Members'] }),
}));

/** There an unconfirmed address is shown: it can be put right, and the mail be sent again. */
const CONFIRM = '/signup';
const NO_ACTIVATION_ON = [CONFIRM, '/notifications'];
/** There it is told in full. */
const NO_AGE_ON = ['/age'];
/** There the way back is: from a break, to matching, to mails. */
const SETTINGS = '/notifications';
/** There a member objects to a profile that was disabled. */
const COMPLAINTS = '/complaints';
const NO_PHOTO_ON = ['/profile', '/age', '/signup', '/activate/done', '/premium', '/notifications', '/directdebit'];

/** The members' area, as far as it has this layout: search, profiles, conversations, likes, Premium. */
const MEMBERS_AREA = /^\/((members|likes)(\/.*)?|chats|premium)$/;
const nothing = (): void => undefined;

/** Banners of the default layout. */
export const Banners = () => {
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return null;
  // before all else, and alone: nothing else helps while the profile is disabled, and nobody is sold what they cannot use
  if (user.moderated) return <ModeratedReminder pathname={pathname} />;
  return (
    <>
      <Reminder user={user} pathname={pathname} />
      {user.time_bonus && MEMBERS_AREA.test(pathname) ? <TimeBonus /> : null}
    </>
  );
};

/** Stays until the profile is shown again. Where one objects there is nothing left to say. */
const ModeratedReminder = ({ pathname }: { pathname: string }) => {
  const intl = useIntl();
  if (pathname === COMPLAINTS) return null;
  return <ToDoReminder about="moderated" text={intl.formatMessage({ id: 'shell.banner.moderated' })} to={OBJECTION_PATH} />;
};

/** Its line can be put away; what else it tells comes all the same. */
const TimeBonus = () => {
  const intl = useIntl();
  const [away, putAway] = useDismissed('time-bonus-line');
  if (away) return <Slot name="time-bonus" given={{ line: false }} onClose={nothing} />;
  return (
    <section className={styles.offer} aria-label={intl.formatMessage({ id: 'shell.banner.offer' })}>
      <Slot name="time-bonus" given={{ line: true }} onClose={putAway} />
    </section>
  );
};

/** What a member has still to do; one thing at a time. */
const Reminder = ({ user, pathname }: { user: User; pathname: string }) => {
  const intl = useIntl();
  if (user.paused_since && pathname !== SETTINGS) return <BreakReminder />;
  const unconfirmed = user.status === 'not_confirmed' && user.profile.status === 'disabled' && user.notifications_disabled.length === 0;
  if (unconfirmed && !NO_ACTIVATION_ON.includes(pathname))
    return <ToDoReminder slim about="activate" text={intl.formatMessage({ id: 'shell.banner.activate' })} to={CONFIRM} />;
  const { age_hold: hold } = user;
  if (hold && !NO_AGE_ON.includes(pathname))
    return <ToDoReminder about="age" text={intl.formatMessage({ id: `shell.banner.age.${hold}` })} to="/age" />;
  if (user.matching_withdrawn && pathname !== SETTINGS)
    return <ToDoReminder about="matching" text={intl.formatMessage({ id: 'shell.banner.matching' })} to={`${SETTINGS}#consents`} />;
  const [reason] = user.notifications_disabled;
  if (reason && pathname !== SETTINGS)
    return <DismissibleReminder about="mails" text={intl.formatMessage({ id: 'shell.banner.mails' }, { reason })} to={SETTINGS} />;
  if (!user.profile.main_image && !NO_PHOTO_ON.includes(pathname))
    return <DismissibleReminder about="photo" text={intl.formatMessage({ id: 'shell.banner.photo' })} tone="info" to="/profile" />;
  return null;
};

/** Nothing else matters to somebody whom nobody finds. It stays until they are back. */
const BreakReminder = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [end, { isLoading, error }] = bannerApi.useBannerEndPauseMutation();
  return (
    <Notice
      banner
      tone="warn"
      role="status"
      action={
        <Button busy={isLoading} onClick={() => void end()}>
          {intl.formatMessage({ id: 'shell.banner.break.end' })}
        </Button>
      }
    >
      {error ? sentence(error) : intl.formatMessage({ id: 'shell.banner.break' })}
    </Notice>
  );
};

interface ToDo {
  readonly about: 'activate' | 'moderated' | 'age' | 'matching' | 'mails' | 'photo';
  readonly text: string;
  readonly to: string;
  readonly tone?: 'info' | 'warn';
  readonly slim?: boolean;
  readonly onDismiss?: () => void;
}

/** Something to do elsewhere. It stays until that is done, unless it can be put away. */
const ToDoReminder = ({ about, text, to, tone = 'warn', slim, onDismiss }: ToDo) => {
  const intl = useIntl();
  return (
    <Notice
      banner
      tone={tone}
      role="status"
      className={slim ? styles.slim : undefined}
      action={<LinkButton render={<Link to={to} />}>{intl.formatMessage({ id: `shell.banner.${about}.action` })}</LinkButton>}
      {...(onDismiss && { onDismiss, dismissLabel: intl.formatMessage({ id: 'shell.banner.dismiss' }) })}
    >
      {text}
    </Notice>
  );
};

const DismissibleReminder = (toDo: ToDo) => {
  const [dismissed, dismiss] = useDismissed(toDo.about);
  return dismissed ? null : <ToDoReminder {...toDo} onDismiss={dismiss} />;
};
