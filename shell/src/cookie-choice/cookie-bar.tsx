import { useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRefusalSentence, useUser } from '@rendezvous/client';
import { Button, ChevronDownIcon, FormError } from '@rendezvous/ui';
import { focusMain } from '../focus/focus';
import { usePageLayout } from '../layout/use-page-layout';
import { cookiesApi } from './cookie-choice.api';
import styles from './cookie-bar.module.css';

const CHOICES = ['needed', 'all'] as const;

/** Asks what may be kept, in a slim line at the lower edge and over no dialog: both answers look and work the same, what else is to be said is a press away. */
export const CookieBar = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [choose, { isLoading, error, originalArgs }] = cookiesApi.useCookiesChooseMutation();
  const isMember = useUser() !== null;
  const layout = usePageLayout();
  const bar = useRef<HTMLElement>(null);
  const question = useId();
  useLayoutEffect(() => makeRoomFor(bar.current), []);
  return (
    <section
      ref={bar}
      // the navigation at the foot of a phone is for members
      className={isMember && layout === 'default' ? `${styles.bar} ${styles.aboveNavigation}` : styles.bar}
      aria-label={intl.formatMessage({ id: 'shell.cookies.label' })}
    >
      <details className={styles.question}>
        <summary id={question}>
          {intl.formatMessage({ id: 'shell.cookies.title' })}
          <ChevronDownIcon />
        </summary>
        <p>
          {intl.formatMessage({ id: 'shell.cookies.text' })}{' '}
          <Link to="/pages/cookies">{intl.formatMessage({ id: 'shell.cookies.more' })}</Link>
        </p>
      </details>
      <div className={styles.choices}>
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            aria-describedby={question}
            busy={isLoading && originalArgs?.choice === choice}
            // the second press of a double click on the question answers nothing: the answers move under the pointer
            onClick={(event) => event.detail < 2 && void choose({ choice })}
          >
            {intl.formatMessage({ id: `shell.cookies.${choice}` })}
          </Button>
        ))}
      </div>
      {error ? (
        <div className={styles.failed}>
          <FormError>{sentence(error)}</FormError>
        </div>
      ) : null}
    </section>
  );
};

/** The end of the page, and what takes the focus, can be scrolled to above the bar. Whoever used it stays in the page when it goes. */
const makeRoomFor = (bar: HTMLElement | null): (() => void) => {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => {
    // where it comes to rest: it is still rising
    style.setProperty('--covered', `${window.innerHeight - (bar?.offsetTop ?? 0)}px`);
  });
  if (bar) watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty('--covered');
    if (bar?.contains(document.activeElement)) focusMain();
  };
};
