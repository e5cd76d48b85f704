import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { LogRow } from './log-rows.rules';

/** Closer to the end than this counts as being there. */
const NEAR_PX = 96;

const isWords = (row: LogRow | undefined): boolean => row?.kind === 'message' || row?.kind === 'queued';
const isOwn = (row: LogRow | undefined): boolean => row?.kind === 'queued' || (row?.kind === 'message' && row.own);

/** True while the latest change of the rows was that messages came in above: the list then keeps its place from the end. */
export const usePrepended = (rows: readonly LogRow[]): boolean => {
  const first = rows.find(isWords)?.key;
  const [shown, setShown] = useState({ rows, first, prepended: false });
  if (shown.rows === rows) return shown.prepended;
  const prepended = shown.first !== undefined && shown.first !== first && rows.some(({ key }) => key === shown.first);
  setShown({ rows, first, prepended });
  return prepended;
};

export interface Follow {
  readonly atEnd: boolean;
  /** Messages of the partner that came in while the reader was further up. */
  readonly missed: number;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/** Opens at the unread line or the end, follows new messages as long as the reader is at the end, and leaves them in peace elsewhere. */
export const useFollow = (
  rows: readonly LogRow[],
  typing: boolean,
  list: RefObject<VirtualizerHandle | null>,
  box: RefObject<HTMLElement | null>,
): Follow => {
  const [atEnd, setAtEnd] = useState(true);
  const [missed, setMissed] = useState(0);
  const end = useRef(true);
  const lastKey = useRef<string | undefined>(undefined);
  const last = rows.at(-1);

  const toEnd = useCallback(() => {
    const element = box.current;
    end.current = true;
    setAtEnd(true);
    setMissed(0);
    list.current?.scrollToIndex(Number.MAX_SAFE_INTEGER, { align: 'end' });
    // what lies below the list (the typing dots) counts too
    requestAnimationFrame(() => element?.scrollTo({ top: element.scrollHeight }));
  }, [box, list]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    end.current = near;
    setAtEnd(near);
    if (near) setMissed(0);
  }, [box]);

  // the scroll position lies outside React; it is set before the drawing is seen
  useLayoutEffect(() => {
    if (last === undefined || last.key === lastKey.current) return;
    const opening = lastKey.current === undefined;
    const arrived = rows
      .slice(rows.findIndex(({ key }) => key === lastKey.current) + 1)
      .filter((row) => isWords(row) && !isOwn(row)).length;
    lastKey.current = last.key;
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    if (opening && unread >= 0) list.current?.scrollToIndex(unread, { align: 'start', offset: -64 });
    else if (opening || end.current || isOwn(last)) toEnd();
    else setMissed((count) => count + arrived);
  }, [rows, last, list, toEnd]);

  // the typing dots stand below the list
  useLayoutEffect(() => {
    if (typing && end.current) toEnd();
  }, [typing, toEnd]);

  // a window that shrinks (a phone's keyboard) must not hide the last message
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watcher = new ResizeObserver(() => {
      if (end.current) element.scrollTo({ top: element.scrollHeight });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);

  return { atEnd, missed, toEnd, onScroll };
};
