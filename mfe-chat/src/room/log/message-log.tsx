import { memo, useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Virtualizer } from 'virtua';
import type { VirtualizerHandle } from 'virtua';
import { Button, ChevronDownIcon, Notice, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { type LineActions, LogLine } from './log-line';
import type { LogRow } from './log-rows.rules';
import styles from './message-log.module.css';
import { useFollow, usePrepended } from './use-follow';

export interface MessageLogProps extends LineActions {
  readonly rows: readonly LogRow[];
  readonly partnerName: string;
  readonly typing: boolean;
  /** There are older messages to load. */
  readonly more: boolean;
  readonly older: { readonly busy: boolean; readonly failed: boolean; readonly load: () => void };
}

/** Older messages are asked for this far before the first one is seen. */
const AHEAD_PX = 600;

/** The messages. Only those in sight are in the page, and the place is kept when older ones come in above. */
export const MessageLog = memo(({ rows, partnerName, typing, more, older, ...actions }: MessageLogProps) => {
  const intl = useIntl();
  const box = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const { atEnd, missed, toEnd, onScroll } = useFollow(rows, typing, list, box);
  const prepended = usePrepended(rows);
  const wantOlder = useCallback(() => {
    if (more && !older.busy && !older.failed) older.load();
  }, [more, older]);

  // a first page that does not fill the window leaves nothing to scroll, so it asks by itself
  useEffect(() => {
    const { current } = list;
    if (current && current.viewportSize > 0 && current.scrollSize <= current.viewportSize) wantOlder();
  }, [rows.length, wantOlder]);

  return (
    <div className={styles.frame}>
      {/* A part that scrolls must be reached by keyboard. */}
      <section
        ref={box}
        className={styles.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'chat.room.log' }, { name: partnerName })}
      >
        <div className={styles.push} />
        <Virtualizer
          ref={list}
          scrollRef={box}
          shift={prepended}
          data={rows}
          onScroll={(offset) => {
            onScroll();
            if (offset < AHEAD_PX) wantOlder();
          }}
        >
          {(row) => <LogLine key={row.key} row={row} partnerName={partnerName} {...actions} />}
        </Virtualizer>
        {typing ? (
          <span className={styles.typing} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        ) : null}
      </section>
      <output>
        <VisuallyHidden>
          {typing ? <FormattedMessage id="chat.log.typing" values={{ name: partnerName }} /> : null}
          {older.busy ? <FormattedMessage id="chat.log.older-loading" /> : null}
          {older.busy ? <Waiting /> : null}
        </VisuallyHidden>
      </output>
      {older.failed ? (
        <div className={styles.above}>
          <Notice
            tone="danger"
            role="alert"
            action={
              <Button onClick={older.load} busy={older.busy}>
                <FormattedMessage id="chat.retry" />
              </Button>
            }
          >
            <FormattedMessage id="chat.log.older-failed" />
          </Notice>
        </div>
      ) : null}
      {atEnd ? null : (
        <div className={styles.below}>
          <Button variant="plum" iconEnd={<ChevronDownIcon />} onClick={toEnd} className={styles.jump}>
            <FormattedMessage id={missed > 0 ? 'chat.log.newest-count' : 'chat.log.newest'} values={{ count: missed }} />
          </Button>
        </div>
      )}
    </div>
  );
});
MessageLog.displayName = 'MessageLog';
