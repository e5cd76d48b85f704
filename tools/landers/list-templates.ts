import { landerPath, type Template, TEMPLATE_DEFINITIONS, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { BUILT_IN } from '@rendezvous/landers';

/** Names of texts, lists with `[]`: as an editor of `content/en.json` meets them. */
const namesOf = (value: unknown, name: string): string[] => {
  if (Array.isArray(value)) return namesOf(value[0], `${name}[]`);
  if (typeof value !== 'object' || value === null) return [name];
  return Object.entries(value).flatMap(([part, inner]) => namesOf(inner, name === '' ? part : `${name}.${part}`));
};

const linesOf = (template: Template): string[] => {
  const { images, slugs } = TEMPLATE_DEFINITIONS[template];
  return [
    template,
    `  address   ${slugs ? landerPath(template, '<slug>') : `${landerPath(template)}, for every variant`}`,
    `  heading   ${BUILT_IN[template].contents.en.heading}`,
    `  parts     ${namesOf(BUILT_IN[template].contents.en.parts, '').join(', ') || 'none'}`,
    `  pictures  ${images.join(', ') || 'none'}`,
  ];
};

/** Every template with its address, its built-in heading, its own texts and its places for a picture. */
export const listTemplates = (): string => TEMPLATES.map((template) => linesOf(template).join('\n')).join('\n\n');
