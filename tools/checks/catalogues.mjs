import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogueFaultsIn, cataloguesOf } from '../../libs/federation/src/catalogues.mjs';

const LOCALES = ['en', 'fr'];

/** French sets a space before these that must not break, a narrow one before high signs: otherwise the sign may begin a line. */
const WRONG_SPACE = /[ \u00a0][;?!](?![\w=])|[ \u202f][:»](?![\w=])|«[ \u202f]/;

const brokenFrench = (name, messages) =>
  Object.entries(messages)
    .filter(([, text]) => WRONG_SPACE.test(text))
    .map(
      ([id]) => `  ${name}: "${id}" has another space than French sets beside a sign (U+202F before ; ? !, U+00A0 before : » and after «)`,
    );

/** Codes of the contract's refusal tables, read from the source so that nothing has to be built. */
const refusalCodes = (workspace) => {
  const contracts = join(workspace, 'libs/contracts/src');
  const tables = readdirSync(contracts, { recursive: true }).filter((name) => basename(name) === 'refusals.ts');
  return tables.flatMap((name) =>
    [...readFileSync(join(contracts, name), 'utf8').matchAll(/'([a-z]+\.[a-z-]+)':\s*\{\s*status/g)].map(([, code]) => code),
  );
};

/** Every message exists once in every language, with the same values and unbroken signs, and every refusal has a sentence. @returns what is wrong, or null */
export const checkCatalogues = (workspace) => {
  const projects = ['shell', 'libs/client', ...readdirSync(workspace).filter((name) => name.startsWith('mfe-'))];
  const faults = [];
  const sentences = new Set();
  for (const project of projects) {
    const texts = cataloguesOf(join(workspace, project));
    const missing = LOCALES.filter((locale) => texts[locale] === undefined);
    if (missing.length > 0) {
      faults.push(...missing.map((locale) => `  ${project}: no messages in ${locale}`));
      continue;
    }
    for (const id of Object.keys(texts.en)) sentences.add(id);
    const found = catalogueFaultsIn(join(workspace, project));
    faults.push(...found.map((fault) => `  ${project}: ${fault}`), ...brokenFrench(project, texts.fr));
  }
  for (const code of refusalCodes(workspace))
    if (!sentences.has(`refusal.${code}`)) faults.push(`  "${code}" has no sentence (refusal.${code})`);
  return faults.length === 0 ? null : faults.join('\n');
};
