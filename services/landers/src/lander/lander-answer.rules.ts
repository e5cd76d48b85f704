import type { Lander, LanderPicture } from '@rendezvous/contracts/landers/landers';
import type { LanderContent } from '@rendezvous/contracts/landers/content';
import { TEMPLATE_DEFINITIONS } from '@rendezvous/contracts/landers/templates';
import { CARD, RENDITIONS } from '../images/image-shapes.rules.js';
import { imageUrl } from '../images/lander-images.service.js';
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

/** What goes out of a version, in a language that it is written in. */
export const landerAnswer = (
  slug: string,
  version: VersionContent,
  { language, facts: siteFacts, preview }: Pick<Lander, 'preview' | 'language'> & { readonly facts: PageFacts },
): Lander => {
  const { facts, contents } = version;
  const words = siteWords(siteFacts, language);
  const content = filledIn(contents[language] ?? contents.en, words);
  const card = facts.social ? facts.images[facts.social.image] : undefined;
  const { heading, lead, action, sections = [], parts, social } = content;
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
    social: { ...social, image: card ? imageUrl(card.key, CARD) : null },
    parts,
  };
  // a version's texts were read by the schema of its template, so the parts are that template's
  return answer as Lander;
};
