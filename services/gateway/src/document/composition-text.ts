import { createHash } from 'node:crypto';
import type { AnsweredCall, Composition } from '@rendezvous/contracts/releases';
import { KeptWith } from '@rendezvous/server/repeat';
import type { Releasing } from '../composition/composition.rules.js';
import type { FirstAnswer } from '../first-screen/first-answer.js';
import { type DocumentPart, SharedPart, inParts } from './document-parts.js';
import { scriptJson, scriptText } from './html.js';
import { type Languages, remotesOf, shellFilesOf } from './page-composition.rules.js';

type Shared = Pick<Composition, 'offeredLocales' | 'remotes' | 'shellFiles' | 'shell'> & { readonly locale: string };
type Told = Pick<Composition, 'firstRefusals' | 'overrides' | 'refusedOverride'>;

/** What pages of one composition in the same languages say alike: the larger part, written once. */
interface SharedText {
  readonly text: string;
  readonly part: SharedPart;
  /** Tells it from all others. */
  readonly digest: string;
}

/** What one page says beside that. */
export interface OwnTold extends Told {
  /** By address. */
  readonly firstAnswers: Readonly<Record<string, FirstAnswer>>;
}

/** A page's composition as JSON that may stand inside a script element. */
export interface CompositionText {
  readonly pageView: string;
  /** All that is seen of it in a drawing, in short where many pages have it: pages that say the same here look the same. */
  readonly seen: string;
  /** The whole, for who draws the page. */
  readonly json: () => string;
  /** The whole, as the document says it. @param drawn the calls that the page was drawn with; null: the browser draws it */
  readonly parts: (drawn: readonly AnsweredCall[] | null) => DocumentPart[];
}

/** Languages of the interface, spoken and offered, are few. */
const kept = new KeptWith<Releasing, SharedText>(20);

const membersOf = (value: object): string => scriptJson(value).slice(1, -1);

const sharedText = (releasing: Releasing, languages: Languages): SharedText =>
  kept.get(releasing, `${languages.spoken} ${languages.offered.join(' ')}`, () => {
    const shared: Shared = {
      locale: languages.spoken,
      offeredLocales: languages.offered as Composition['offeredLocales'],
      remotes: remotesOf(releasing, languages),
      shellFiles: shellFilesOf(releasing),
      shell: releasing.shell.version,
    };
    const text = membersOf(shared);
    return { text, part: new SharedPart(text), digest: createHash('sha256').update(text).digest('base64') };
  });

const ownText = ({ firstAnswers, ...told }: OwnTold): string => {
  const answers = Object.entries(firstAnswers).map(([address, { text }]) => `${scriptJson(address)}:${scriptText(text)}`);
  const others = membersOf(told);
  return `"firstAnswers":{${answers.join()}}${others && `,${others}`}`;
};

/** Writes the composition of a page. @param pageView signed name of the page view, the one thing that no other page has */
export const compositionText = (releasing: Releasing, languages: Languages, pageView: string, told: OwnTold): CompositionText => {
  const shared = sharedText(releasing, languages);
  const own = ownText(told);
  const named = `"pageView":${scriptJson(pageView)}`;
  return {
    pageView,
    seen: `${shared.digest} ${own}`,
    json: () => `{${shared.text},${named},${own}}`,
    parts: (drawn) => inParts`{${shared.part},${named},${own}${drawn ? `,"drawn":${scriptJson(drawn)}` : ''}}`,
  };
};
