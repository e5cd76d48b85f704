import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

const LOCALES = ['en', 'fr'];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Names of the values that a message shows, so that a translation cannot lose one. */
const argumentsOf = (text) => {
  const names = new Set();
  const visit = (elements) => {
    for (const element of elements) {
      // values that are shown; what a language chooses by (gender, number) is its own affair
      if (element.type >= 1 && element.type <= 4) names.add(element.value);
      for (const option of Object.values(element.options ?? {})) visit(option.value);
      if (element.children) visit(element.children);
    }
  };
  visit(parse(text));
  return [...names].toSorted().join(', ');
};

const compare = (name, [first, ...others]) =>
  others.flatMap((other) => {
    const faults = [];
    for (const id of new Set([...Object.keys(first.messages), ...Object.keys(other.messages)])) {
      const [one, two] = [first.messages[id], other.messages[id]];
      if (one === undefined || two === undefined)
        faults.push(`  ${name}: "${id}" is missing in ${one === undefined ? first.locale : other.locale}`);
      else if (argumentsOf(one) !== argumentsOf(two))
        faults.push(`  ${name}: "${id}" has other values in ${other.locale} than in ${first.locale}`);
    }
    return faults;
  });

/** French sets a space before these that must not break: otherwise the sign may begin a line. */
const BREAKING = / [;:?!»](?![\w=])|« /;

const brokenFrench = (name, messages) =>
  Object.entries(messages)
    .filter(([, text]) => BREAKING.test(text))
    .map(([id]) => `  ${name}: "${id}" has a breaking space before a sign in fr`);

/** Codes of the contract's refusal tables, read from the source so that nothing has to be built. */
const refusalCodes = (workspace) =>
  [...readFileSync(join(workspace, 'libs/contracts/src/refusals.ts'), 'utf8').matchAll(/'([a-z]+\.[a-z-]+)':\s*\{\s*status/g)].map(
    ([, code]) => code,
  );

/** Every message exists in every language with the same values and unbroken signs, and every refusal has a sentence. @returns what is wrong, or null */
export const checkCatalogues = (workspace) => {
  const projects = ['shell', 'libs/client', ...readdirSync(workspace).filter((name) => name.startsWith('mfe-'))];
  const faults = [];
  const sentences = new Set();
  for (const project of projects) {
    const catalogues = LOCALES.map((locale) => ({ locale, messages: read(join(workspace, project, 'src/messages', `${locale}.json`)) }));
    const missing = catalogues.filter(({ messages }) => messages === null);
    if (missing.length > 0) {
      faults.push(...missing.map(({ locale }) => `  ${project}: no messages in ${locale}`));
      continue;
    }
    for (const id of Object.keys(catalogues[0].messages)) sentences.add(id);
    faults.push(...compare(project, catalogues), ...brokenFrench(project, catalogues.find(({ locale }) => locale === 'fr').messages));
  }
  for (const code of refusalCodes(workspace))
    if (!sentences.has(`refusal.${code}`)) faults.push(`  "${code}" has no sentence (refusal.${code})`);
  return faults.length === 0 ? null : faults.join('\n');
};
