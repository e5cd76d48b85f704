import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { OverrideRefusal, TabOverride } from '@rendezvous/contracts/releases';
import { LinkButton, Notice } from '@rendezvous/ui';
import { forgetMarks } from '../composition/tab-overrides';
import { PartTexts } from '../late-texts/part-texts';
import styles from './override-banner.module.css';

interface Props {
  readonly overrides: readonly TabOverride[];
  readonly refused: OverrideRefusal | null;
}

/** Says for as long as it is so that this tab shows a build that nobody released, and leads back; or why it does not. */
export const OverrideBanner = (props: Props) => (
  <PartTexts>
    <Strip {...props} />
  </PartTexts>
);

const Strip = ({ overrides, refused }: Props) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => makeRoomFor(strip.current), []);
  const shown = overrides.map(({ mark, release: { version, descriptor }, origin, until }) => (
    <p key={mark} className={styles.line}>
      {intl.formatMessage({ id: 'shell.override.shown' }, { remote: descriptor.remote, version, origin, until: intl.formatTime(until) })}
    </p>
  ));
  return (
    <aside ref={strip} className={styles.strip} aria-label={intl.formatMessage({ id: 'shell.override.label' })}>
      {refused ? (
        <Notice banner tone="info" role="status">
          {intl.formatMessage({ id: 'shell.override.refused' }, { reason: refused })}
        </Notice>
      ) : null}
      {shown.length > 0 ? (
        <Notice
          banner
          tone="warn"
          action={
            <LinkButton href={`${pathname}?override=off`} onClick={forgetMarks}>
              {intl.formatMessage({ id: 'shell.override.reset' })}
            </LinkButton>
          }
        >
          {shown}
        </Notice>
      ) : null}
    </aside>
  );
};

/** What sticks to the upper edge, or fills the window, begins below the strip. */
const makeRoomFor = (strip: HTMLElement | null): (() => void) => {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty('--strip', `${strip?.offsetHeight ?? 0}px`));
  if (strip) watcher.observe(strip);
  return () => {
    watcher.disconnect();
    style.removeProperty('--strip');
  };
};
