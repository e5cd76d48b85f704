import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { RemoteIntl, usePageTitle, useSettings } from '@rendezvous/client';
import { LoadingBar, Logo } from '@rendezvous/ui';
import { findRoute } from '../composition/find-route';
import { LanguageMenu } from '../layout/language-menu';
import { MainPart, SkipLink } from '../layout/main-part';
import { useLabel } from '../navigation/navigation-context';
import { RemotePage } from '../remote-host/remote-page';
import { useDescriptors, useRemotes, useRemotesBusy } from '../remote-host/remotes-context';
import en from './messages/en.json';
import fr from './messages/fr.json';
import styles from './operator-frame.module.css';
import { WaitingList } from './waiting-list';

const TEXTS: Readonly<Record<string, Record<string, string>>> = { en, fr };

/** The pages that remotes bring for operators. */
const useOperatorLinks = () => {
  const { chosen } = useRemotes();
  return chosen.flatMap(({ navigation }) => navigation?.operator ?? []).toSorted((one, other) => one.position - other.position);
};

const Bar = () => {
  const intl = useIntl();
  const { name } = useSettings();
  const labelOf = useLabel();
  const links = useOperatorLinks();
  const busy = useRemotesBusy();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // on a phone the links are one row that scrolls, and only the browser knows how far the one at hand is away
  useEffect(() => {
    const row = nav.current;
    const here = [...(row?.querySelectorAll('a') ?? [])].find((link) => pathname.startsWith(link.pathname));
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <header className={styles.bar}>
      <Logo name={name} className={styles.logo} render={<Link to="/operator" />} />
      <nav ref={nav} className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.operator.label' })}>
        {links.map(({ path, label }) => (
          <NavLink key={path} to={path} className={styles.link}>
            {labelOf(label)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.end}>
        <LanguageMenu />
        <Link className={styles.link} to="/members">
          {intl.formatMessage({ id: 'shell.operator.back' })}
        </Link>
      </div>
      <LoadingBar active={busy} label={intl.formatMessage({ id: 'shell.nav.loading' })} />
    </header>
  );
};

const Home = () => {
  const intl = useIntl();
  const labelOf = useLabel();
  const links = useOperatorLinks();
  const work = links.flatMap(({ waiting = [] }) => waiting);
  const title = intl.formatMessage({ id: 'shell.operator.title' });
  usePageTitle(title);
  return (
    <div className={styles.home}>
      <h1>{title}</h1>
      <p>{intl.formatMessage({ id: 'shell.operator.text' })}</p>
      {work.length > 0 ? (
        <>
          <h2>{intl.formatMessage({ id: 'shell.operator.waiting' })}</h2>
          <WaitingList work={work} />
        </>
      ) : null}
      <h2>{intl.formatMessage({ id: 'shell.operator.pages' })}</h2>
      <ul className={styles.pages}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{labelOf(label)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What stands around every page of operators, denser than the site. It comes in a file of its own: no member carries it. */
export const OperatorFrame = () => {
  const { pathname } = useLocation();
  // such as "fr-FR"
  const texts = TEXTS[useIntl().locale.slice(0, 2)] ?? en;
  const area = findRoute(useDescriptors(), pathname)?.area;
  return (
    <div className={styles.frame}>
      <RemoteIntl messages={texts}>
        <SkipLink />
        <Bar />
      </RemoteIntl>
      <MainPart>
        {area ? (
          <RemotePage key={area} area={area} />
        ) : (
          <RemoteIntl messages={texts}>
            <Home />
          </RemoteIntl>
        )}
      </MainPart>
    </div>
  );
};
