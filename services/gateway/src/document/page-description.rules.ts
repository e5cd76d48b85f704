import type { ContentPage } from '@rendezvous/contracts/landers/pages';

/** What search engines show of a description, in characters. */
const MOST = 160;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const ended = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** As many whole sentences as are shown; of a first one that is longer, as many words. */
const beginning = (text: string): string => {
  let shown = '';
  for (const { segment } of sentences.segment(text)) {
    if ((shown + segment).trimEnd().length > MOST) break;
    shown += segment;
  }
  return shown === '' ? `${text.slice(0, text.lastIndexOf(' ', MOST - 1))}…` : shown.trimEnd();
};

/** A content page in a few words: how it begins. */
export const contentDescription = ({ sections: [first] }: Pick<ContentPage, 'sections'>): string | null =>
  first === undefined ? null : beginning([ended(first.heading), ...first.paragraphs].join(' '));
