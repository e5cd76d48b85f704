import { randomBytes } from 'node:crypto';
import type { Composition } from '@rendezvous/contracts/releases';
import {
  INTEGRITY_POLICY,
  type Releasing,
  bytesOf,
  contentSecurity,
  findPage,
  pageFiles,
  renderPage,
  scriptJson,
} from '@rendezvous/gateway/document';
import { compositionOf } from '../composed.js';
import type { Mount } from './mounts.rules.js';
import { partHost, partHostScript } from './part-host.js';

/** A document, and the headers that say what may run in it. */
export interface ProofPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const hostOf = ({ place, given }: Mount, { shell }: Releasing): Composition['remotes'] =>
  given === null ? {} : { proof: partHost(partHostScript(place, given), shell.contracts.newest) };

/**
 * The document of one mount, made as the gateway makes it. The remote's files are not fetched ahead, so that a request for one tells that the
 * page asked for it; and no call is answered in the page, so that every one is seen.
 */
export const proofPage = (mount: Mount, releasing: Releasing, path: string): ProofPage => {
  const nonce = randomBytes(16).toString('base64');
  const page = findPage(releasing, path);
  const told = compositionOf(releasing, mount.locale);
  const composition: Composition = { ...told, remotes: { ...told.remotes, ...hostOf(mount, releasing) } };
  const parts = renderPage({
    nonce,
    locale: mount.locale,
    title: 'Proof',
    siteName: 'Rendezvous',
    description: '',
    files: pageFiles(releasing, null, mount.locale),
    pictures: [],
    bare: page?.route?.layout === 'empty',
    composition: [scriptJson(composition)],
  });
  return {
    html: String(bytesOf(parts)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurity(nonce),
      'integrity-policy': INTEGRITY_POLICY,
    },
  };
};
