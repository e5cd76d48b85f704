import type { ReactNode } from 'react';
import type { FictionalWords } from '../../display/tag';
import { Notice } from '../../feedback/notice';
import { MaskIcon } from '../../primitives/icon';

/** The site's warning in full, about one person; with its mask where the site shows it. */
export function FictionalNotice({ words: { warning, icon }, title }: { words: FictionalWords; title?: ReactNode }) {
  return (
    <Notice tone="warn" icon={icon ? <MaskIcon /> : undefined} title={title}>
      {warning}
    </Notice>
  );
}

interface Props {
  members: readonly { readonly fictional: boolean }[];
  words: FictionalWords;
}

/** The same once for a list: it says what the mark of those who are made up means. Nothing where nobody is. */
export function FictionalWarning({ members, words }: Props) {
  return members.some(({ fictional }) => fictional) ? <FictionalNotice words={words} title={words.plural} /> : null;
}
