import { SCHEMAS } from './schema.js';

/** Throws unless a file is what its schema says: then it is not kept, and nothing in it counts as sent. */
export const requireValid = async (kind: keyof typeof SCHEMAS, content: string): Promise<void> => {
  // Its WebAssembly is loaded where a file is written.
  const { validateXML } = await import('xmllint-wasm');
  const { valid, errors } = await validateXML({ xml: [{ fileName: 'file.xml', contents: content }], schema: [SCHEMAS[kind]] });
  // What is wrong quotes what is in it: the place has to do.
  if (!valid) throw new Error(`A ${kind} does not fit its schema, in lines ${errors.map(({ loc }) => loc?.lineNumber ?? '?').join(', ')}.`);
};
