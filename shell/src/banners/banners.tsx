import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { injectRemote, mutationOf, useRefusalSentence, useUser } from '@rendezvous/client';
import { resendActivation } from '@rendezvous/contracts/account';
import { Button, LinkButton, Notice } from '@rendezvous/ui';
import { useDismissed } from './use-dismissed';

const bannerApi = injectRemote('banner', (build) => ({ bannerResend: mutationOf(build, resendActivation) }));

const NO_ACTIVATION_ON = ['/signup', '/notifications'];
const NO_PHOTO_ON = ['/profile', '/signup', '/activate/done', '/premium', '/notifications', '/directdebit'];

/** Banners of the default layout, by the rules of the specification's section 2. */
export const Banners = () => {
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return null;
  const unconfirmed = user.status === 'not_confirmed' && user.profile.status === 'disabled' && user.notifications_disabled.length === 0;
  if (unconfirmed && !NO_ACTIVATION_ON.includes(pathname)) return <ActivationReminder />;
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

const PhotoReminder = () => {
  const intl = useIntl();
  const [dismissed, dismiss] = useDismissed('photo');
  const [hidden, setHidden] = useState(false);
  if (dismissed || hidden) return null;
  return (
    <Notice
      banner
      tone="info"
      action={<LinkButton render={<Link to="/profile" />}>{intl.formatMessage({ id: 'shell.banner.photo.action' })}</LinkButton>}
      onDismiss={() => {
        dismiss();
        setHidden(true);
      }}
      dismissLabel={intl.formatMessage({ id: 'shell.banner.dismiss' })}
    >
      {intl.formatMessage({ id: 'shell.banner.photo' })}
    </Notice>
  );
};
