import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocale, useSession, useUser } from '@rendezvous/client';
import type { Preferences } from '@rendezvous/contracts/account/preferences';
import { useToasts } from '@rendezvous/ui';
import { Disclosure } from '@rendezvous/ui/disclosure';
import { DeleteSection } from '../delete-account/delete-section';
import { LanguageField } from '../lang-config/language-field';
import { MailNotice } from '../notifications/mail-notice';
import { MailsSection } from '../notifications/mails-section';
import { PageToasts } from '../page/page-toasts';
import { PauseNotice } from '../pause/pause-notice';
import { PauseSection } from '../pause/pause-section';
import { usePause } from '../pause/use-pause';
import { AccountSection } from './account-section';
import { BlockedList } from './blocked-list';
import type { Blocked } from './blocked-list';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { PreferenceSwitches } from './preference-switches';
import { SectionComing } from '../page/section-coming';
import { Standing } from './standing';
import { useBlocked } from './use-blocked';
import { useThisDeviceName } from './use-device-name';
import { usePreferences } from './use-preferences';
import styles from './settings.module.css';

interface Props {
  readonly preferences: Preferences;
  readonly blocked: readonly Blocked[];
  /** Since when the member takes a break; null while they do not. */
  readonly pausedSince: string | null;
}

const SECTIONS = [
  'mails',
  'visibility',
  'blocked',
  'language',
  'devices',
  'passkeys',
  'account',
  'consents',
  'data',
  'pause',
  'delete',
] as const;

/** Looked at rarely: they come by themselves. */
const AgeRow = lazy(() => import(/* webpackChunkName: "settings-data" */ './data-sections').then((part) => ({ default: part.AgeRow })));
const ConsentsSection = lazy(() =>
  import(/* webpackChunkName: "settings-data" */ './data-sections').then((part) => ({ default: part.ConsentsSection })),
);
const ExportSection = lazy(() =>
  import(/* webpackChunkName: "settings-data" */ './data-sections').then((part) => ({ default: part.ExportSection })),
);

const PasskeysSection = lazy(() =>
  import(/* webpackChunkName: "settings-passkeys" */ '../passkeys/passkeys-section').then((part) => ({ default: part.PasskeysSection })),
);

/** The settings, each kept at once. */
export const SettingsPage = ({ preferences, blocked, pausedSince }: Props) => {
  const intl = useIntl();
  const user = useUser();
  const { hash } = useLocation();
  const { logOut } = useSession();
  const { locale, asked = locale, offered, setLocale } = useLocale();
  const toasts = useToasts();
  const change = usePreferences(toasts.show);
  const unblock = useBlocked(toasts.show);
  const pause = usePause(toasts.show);
  const thisDevice = useThisDeviceName();
  return (
    <div className={styles.page}>
      <h1>{intl.formatMessage({ id: 'account.settings.title' })}</h1>
      <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'account.settings.sections' })}>
        <Disclosure summary={intl.formatMessage({ id: 'account.settings.sections' })}>
          <ul>
            {SECTIONS.map((name) => (
              <li key={name}>
                <a href={`#${name}`} aria-current={hash === `#${name}` ? 'location' : undefined}>
                  {intl.formatMessage({ id: `account.settings.${name}` })}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      </nav>
      <div className={styles.content}>
        {pausedSince === null ? null : <PauseNotice since={pausedSince} busy={pause.busy} onEnd={() => pause.set(false)} />}
        {user ? <MailNotice status={user.status} reasons={user.notifications_disabled} email={user.email} tell={toasts.show} /> : null}
        <Section name="mails">
          <MailsSection tell={toasts.show} />
        </Section>
        <Section name="visibility">
          <PreferenceSwitches preferences={preferences} busy={change.busy} onChange={change.set} />
        </Section>
        <Section name="blocked">
          <BlockedList blocked={blocked} busy={unblock.busy} onUnblock={unblock.unblock} />
        </Section>
        <Section name="language">
          <LanguageField hideLabel locale={asked} busy={asked !== locale} offered={offered} onChange={setLocale} />
        </Section>
        <Section name="devices">
          <DevicesSection tell={toasts.show} />
        </Section>
        <Section name="passkeys">
          <Suspense fallback={<SectionComing />}>
            <PasskeysSection suggested={thisDevice} tell={toasts.show} />
          </Suspense>
        </Section>
        <Section name="account">
          {user ? (
            <AccountSection onLogOut={() => void logOut()}>
              <NameSection name={user.profile.name} tell={toasts.show} />
              <EmailSection email={user.email} standing={<Standing premium={user.paid_user} since={user.signup_date} />} />
              <PasswordSection email={user.email} tell={toasts.show} />
              <Suspense>
                <AgeRow />
              </Suspense>
            </AccountSection>
          ) : null}
        </Section>
        <Section name="consents">
          <Suspense fallback={<SectionComing />}>
            <ConsentsSection tell={toasts.show} />
          </Suspense>
        </Section>
        <Section name="data">
          <Suspense fallback={<SectionComing />}>
            <ExportSection tell={toasts.show} />
          </Suspense>
        </Section>
        <Section name="pause">
          <PauseSection paused={pausedSince !== null} busy={pause.busy} onSet={pause.set} />
        </Section>
        <Section name="delete">
          <DeleteSection />
        </Section>
      </div>
      <PageToasts toasts={toasts} />
    </div>
  );
};

const Section = ({ name, children }: { name: (typeof SECTIONS)[number]; children: ReactNode }) => {
  const intl = useIntl();
  return (
    <section id={name} className={styles.section}>
      <h2>{intl.formatMessage({ id: `account.settings.${name}` })}</h2>
      {children}
    </section>
  );
};
