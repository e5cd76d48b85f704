import { LANDER_CONTENT } from '@rendezvous/contracts/landers/content';
import { TEMPLATE_DEFINITIONS, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { LANGUAGES, LOCALES } from '@rendezvous/contracts/reference';
import { contentFaults, HEADING_WORDS } from '../../variants/content.rules.js';
import { SITE_SENTENCES } from '../site-texts.data.js';
import { BUILT_IN } from './index.js';

const factsOf = (text: string) => text.match(/\{\w+\}/g);

test.each(TEMPLATES)('%s is written in every language, as its schema and the rules of content ask', (template) => {
  const { contents } = BUILT_IN[template];
  const languages = TEMPLATE_DEFINITIONS[template].languages === 'interface' ? LOCALES : LANGUAGES;
  expect(Object.keys(contents).toSorted()).toEqual([...languages].toSorted());
  for (const [language, content] of Object.entries(contents)) {
    expect([language, LANDER_CONTENT[template].safeParse(content).error]).toEqual([language, undefined]);
    expect([language, contentFaults(content, TEMPLATE_DEFINITIONS[template])]).toEqual([language, []]);
    expect(Object.keys(content.alt)).toEqual([...TEMPLATE_DEFINITIONS[template].images]);
    expect(content.heading.split(/\s+/).length).toBeLessThan(HEADING_WORDS);
    expect(JSON.stringify(content)).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i);
  }
});

test('the site’s own sentences are there in every language, with the same facts', () => {
  for (const sentences of Object.values(SITE_SENTENCES)) {
    for (const sentence of LANGUAGES.map((language) => sentences[language]))
      for (const form of typeof sentence === 'string' ? [sentence] : [sentence.one, sentence.other])
        expect(factsOf(form)).toEqual(factsOf(String(sentences.en)));
  }
});
