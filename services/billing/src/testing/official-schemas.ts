import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** Where `tools/setup/bank-schemas.mjs` puts them. */
const FOLDER = join(import.meta.dirname, '../../../../var/bank-schemas');

/** What ISO publishes a schema of, of what we write and read. None of `camt.054` is to be had: see `asAccountReport`. */
type OfficialMessage = 'pain.008.001.08' | 'pain.001.001.09' | 'pain.002.001.10' | 'camt.052.001.08';

const pathOf = (message: OfficialMessage): string => join(FOLDER, `${message}.xsd`);

/** True when ISO's own schemas lie here: `npm test` fetches them where it can. */
export const hasOfficialSchemas = (): boolean => existsSync(pathOf('camt.052.001.08'));

/** Which of some files a schema refuses, by their place. */
export const refusedBy = async (schema: string, files: readonly string[]): Promise<ReadonlySet<number>> => {
  const { rawOutput } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [schema],
    maxMemoryPages: 4096,
  });
  if (rawOutput.includes('Schemas parser error')) throw new Error(rawOutput.slice(0, 2000));
  // what is wrong is told in lines of several kinds, what is right in one
  const taken = new Set([...rawOutput.matchAll(/^(\d+)\.xml validates$/gm)].map(([, index]) => Number(index)));
  return new Set([...files.keys()].filter((index) => !taken.has(index)));
};

/** Which of some files ISO's own schema of their message refuses, by their place. */
export const officiallyRefused = (message: OfficialMessage, files: readonly string[]): Promise<ReadonlySet<number>> =>
  refusedBy(readFileSync(pathOf(message), 'utf8'), files);

/**
 * A notice of bookings (`camt.054.001.08`) as the report of an account (`camt.052.001.08`): the two are of one family, whose entries and heads are of the
 * same types, and have other names for what stands around them.
 */
export const asAccountReport = (notice: string): string =>
  notice
    .replaceAll('camt.054.001.08', 'camt.052.001.08')
    .replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrAcctRpt')
    .replaceAll(/(<\/?)Ntfctn>/g, '$1Rpt>');
