import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Refusal } from '@rendezvous/server/refusal';

/** Elements that come several times: read as lists, also where there is one. */
const LISTS: ReadonlySet<string> = new Set([
  'OrgnlPmtInfAndSts',
  'TxInfAndSts',
  'StsRsnInf',
  'Ntfctn',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'Rcrd',
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // what banks write is text: an id of digits is no number
  parseTagValue: false,
  parseAttributeValue: false,
  // no entity is expanded; the five of XML itself stand in none of what is read
  processEntities: false,
  // without its prefix; the attributes that declare namespaces stay
  transformTagName: (name) => name.slice(name.indexOf(':') + 1),
  isArray: (name) => LISTS.has(name),
});

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:((?:pain\.002|camt\.054)\.001)\.\d{2}$/;

type MessageKind = 'pain.002' | 'camt.054';

/** A message of ISO 20022, by the name of its kind, and what stands in its document. */
export interface XmlMessage {
  readonly kind: MessageKind;
  readonly document: unknown;
}

const unreadable = (cause?: unknown) => new Refusal('billing.bank-answer-unreadable', undefined, { cause });

/** Refuses what is no XML in UTF-8, what declares anything of its own, and messages of other kinds. */
export const readMessage = (bytes: Uint8Array): XmlMessage => {
  const text = textOf(bytes);
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) throw unreadable();
  const { Document: document } = parse(text) as { Document?: Readonly<Record<string, unknown>> };
  const [, kind] = namespaceOf(document).match(NAMESPACE) ?? [];
  if (kind === undefined) throw unreadable();
  return { kind: kind.replace('.001', '') as MessageKind, document };
};

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw unreadable(error);
  }
};

const parse = (text: string): unknown => {
  try {
    return parser.parse(text);
  } catch (error) {
    throw unreadable(error);
  }
};

/** The one that the document is in, whatever prefix it has. */
const namespaceOf = (document: Readonly<Record<string, unknown>> | undefined): string => {
  const declared = Object.entries(document ?? {}).find(([name, value]) => name.startsWith('@xmlns') && NAMESPACE.test(String(value)));
  return String(declared?.[1] ?? '');
};
