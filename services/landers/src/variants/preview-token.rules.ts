import type { PathSigner } from '@rendezvous/server/storage';
import type { VariantName } from './variant.js';

const pathOf = ({ siteId, slug }: VariantName, version: number): string => `/preview/landers/${siteId}/${slug}/${version}`;

/** What a preview link carries: one version of one variant, until a time. */
export const previewToken = (signer: PathSigner, name: VariantName, version: number, until: Date): string => {
  const query = new URLSearchParams(signer.signPath(pathOf(name, version), until).split('?')[1]);
  return [version, query.get('e'), query.get('s')].join('.');
};

/** The version that a link shows; null when it is of another variant, over, or not ours. */
export const previewedVersion = (signer: PathSigner, name: VariantName, token: string, now: Date): number | null => {
  const [, version, expires, signature] = /^([1-9]\d{0,8})\.(\w+)\.([\w-]+)$/.exec(token) ?? [];
  if (version === undefined) return null;
  return signer.verify(`${pathOf(name, Number(version))}?e=${expires}&s=${signature}`, now) ? Number(version) : null;
};
