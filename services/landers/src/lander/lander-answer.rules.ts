import type { Lander, LanderPicture } from '@rendezvous/contracts/landers/landers';
import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { Language } from '@rendezvous/contracts/reference';
import { TEMPLATE_DEFINITIONS } from '@rendezvous/contracts/landers/templates';
import { CARD, RENDITIONS } from '../images/image-shapes.rules.js';
import { imageUrl } from '../images/lander-images.service.js';
import { builtInCard } from '../images/card-drawings.js';
import type { PageFacts } from '../pages/page-facts.rules.js';
import type { VersionContent } from '../variants/variant.js';
import { filledIn, siteWords } from './site-words.rules.js';

const pictureOf = (role: string, { facts }: VersionContent, content: LanderContent): LanderPicture => {
  const image = facts.images[role];
  return {
    role,
    alt: content.alt[role] ?? '',
    sources: image ? RENDITIONS.map(({ shape, width }) => ({ shape, width, url: imageUrl(image.key, { shape, width }) })) : [],
  };
};

/** Its own picture; without one that of its template's card. */
const cardOf = ({ facts }: VersionContent, content: LanderContent, language: Language): { image: string; imageAlt: string } => {
  const role = facts.social?.image;
  const image = role === undefined ? undefined : facts.images[role];
  if (role === undefined || image === undefined) return builtInCard(facts.template, language);
  return { image: imageUrl(image.key, CARD), imageAlt: content.alt[role] ?? '' };
};

/** What goes out of a version, in a language that it is written in. */
export const landerAnswer = (
  slug: string,
  version: VersionContent,
  { language, facts: siteFacts, preview }: Pick<Lander, 'preview' | 'language'> & { readonly facts: PageFacts },
): Lander => {
  const { facts, contents } = version;
  const words = siteWords(siteFacts, language);
  const content = filledIn(contents[language] ?? contents.en, words);
  const { heading, lead, action, sections = [], parts } = content;
  // the site's settings say how its own home page is called
  const social = slug === 'home' ? { title: '', description: '' } : content.social;
  const answer = {
    slug,
    template: facts.template,
    language,
    preview,
    heading,
    lead,
    action,
    sections,
    siteTexts: facts.siteTexts.map((text) => words[text] ?? ''),
    images: TEMPLATE_DEFINITIONS[facts.template].images.map((role) => pictureOf(role, version, content)),
    social: { ...social, ...cardOf(version, content, language) },
    parts,
  };
  // a version's texts were read by the schema of its template, so the parts are that template's
  return answer as Lander;
};
