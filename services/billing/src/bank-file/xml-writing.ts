import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });

/** What stands in an element: text, or elements in the order in which they are named. */
export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] | undefined };

/** Writes a message of ISO 20022. @param message its name, such as `pain.008.001.08` */
export const writeMessage = (message: string, content: XmlNode): string =>
  builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: { '@xmlns': `urn:iso:std:iso:20022:tech:xsd:${message}`, ...(content as object) },
  });
