import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Slot, injectRemote, mutationOf, useDismissed, useRefusalSentence, useUser } from '@rendezvous/client';
import { resendActivation } from '@rendezvous/contracts/account/activation';
import { endPause } from '@rendezvous/contracts/account/pause';
import type { User } from '@rendezvous/contracts/session';
import { Button, LinkButton, Notice } from '@rendezvous/ui';
import styles from './banners.module.css';

const bannerApi = injectRemote('banner', (build) => ({
  bannerResend: mutationOf(build, resendActivation),
  bannerEndPause: mutationOf(build, endPause, { invalidatesTags: ['User', 'Preferences', 'Members'] }),
}));

const NO_ACTIVATION_ON = ['/signup', '/notifications'];
/** There it is told in full. */
const NO_AGE_ON = ['/age'];
/** There the way back is. */
const NO_BREAK_ON = ['/notifications'];
const NO_MAILS_ON = ['/notifications'];
const NO_PHOTO_ON = ['/profile', '/age', '/signup', '/activate/done', '/premium', '/notifications', '/directdebit'];

/** The members' area, as far as it has this layout: search, profiles, conversations, likes, Premium. */
const MEMBERS_AREA = /^\/((members|likes)(\/.*)?|chats|premium)$/;
const nothing = (): void => undefined;

/** Banners of the default layout. */
export const Banners = () => {
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <>
      <Reminder user={user} pathname={pathname} />
      {user.time_bonus && MEMBERS_AREA.test(pathname) ? <TimeBonus /> : null}
    </>
  );
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
  if (user.paused_since && !NO_BREAK_ON.includes(pathname)) return <BreakReminder />;
  const unconfirmed = user.status === 'not_confirmed' && user.profile.status === 'disabled' && user.notifications_disabled.length === 0;
  if (unconfirmed && !NO_ACTIVATION_ON.includes(pathname)) return <ActivationReminder />;
  if (user.age_hold && !NO_AGE_ON.includes(pathname)) return <AgeReminder hold={user.age_hold} />;
  const [stopped] = user.notifications_disabled;
  if (stopped && !NO_MAILS_ON.includes(pathname)) return <MailsReminder reason={stopped} />;
  if (!user.profile.main_image && !NO_PHOTO_ON.includes(pathname)) return <PhotoReminder />;
  return null;
};

const ActivationReminder = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [resend, { isLoading, isSuccess, error }] = bannerApi.useBannerResendMutation();
  if (isSuccess) {
    return (
      <Notice banner tone="ok" role="status">
        {intl.formatMessage({ id: 'shell.banner.activate.sent' })}
      </Notice>
    );
  }
  return (
    <Notice
      banner
      tone="warn"
      role="status"
      action={
        <Button busy={isLoading} onClick={() => void resend()}>
          {intl.formatMessage({ id: 'shell.banner.activate.again' })}
        </Button>
      }
    >
      {error ? sentence(error) : intl.formatMessage({ id: 'shell.banner.activate' })}
    </Notice>
  );
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

const AgeReminder = ({ hold }: { hold: NonNullable<User['age_hold']> }) => {
  const intl = useIntl();
  return (
    <Notice
      banner
      tone="warn"
      role="status"
      action={<LinkButton render={<Link to="/age" />}>{intl.formatMessage({ id: 'shell.banner.age.action' })}</LinkButton>}
    >
      {intl.formatMessage({ id: `shell.banner.age.${hold}` })}
    </Notice>
  );
};

const MailsReminder = ({ reason }: { reason: User['notifications_disabled'][number] }) => {
  const intl = useIntl();
  const [dismissed, dismiss] = useDismissed('mails');
  if (dismissed) return null;
  return (
    <Notice
      banner
      tone="warn"
      action={<LinkButton render={<Link to="/notifications" />}>{intl.formatMessage({ id: 'shell.banner.mails.action' })}</LinkButton>}
      onDismiss={dismiss}
      dismissLabel={intl.formatMessage({ id: 'shell.banner.dismiss' })}
    >
      {intl.formatMessage({ id: 'shell.banner.mails' }, { reason })}
    </Notice>
  );
};

const PhotoReminder = () => {
  const intl = useIntl();
  const [dismissed, dismiss] = useDismissed('photo');
  if (dismissed) return null;
  return (
    <Notice
      banner
      tone="info"
      role="status"
      action={<LinkButton render={<Link to="/profile" />}>{intl.formatMessage({ id: 'shell.banner.photo.action' })}</LinkButton>}
      onDismiss={dismiss}
      dismissLabel={intl.formatMessage({ id: 'shell.banner.dismiss' })}
    >
      {intl.formatMessage({ id: 'shell.banner.photo' })}
    </Notice>
  );
};
