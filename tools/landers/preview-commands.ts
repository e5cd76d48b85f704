import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { type Language, LANGUAGES } from '@rendezvous/contracts/reference';
import { LanderFault, previewToken } from '@rendezvous/landers';
import type { Actor } from '@rendezvous/site';
import { checked } from './check-folder.js';
import { landerLinkPath, type LinkCall } from './link-command.js';
import { takePictures } from './pictures.js';
import { contentOf } from './version-content.js';

const PREVIEW_HOURS = 72;
const HOUR_MS = 3_600_000;

export interface PreviewCall extends LinkCall {
  readonly actor: Actor;
  readonly now: () => Date;
  /** The browser that takes pictures. */
  readonly browser: () => Promise<LaunchOptions>;
}

/** Keeps what a folder holds as a version, and makes the link that shows it. */
const previewed = async (call: PreviewCall) => {
  const { landers, site, actor, now, origin, target, options } = call;
  const { variant, warnings } = await checked(target);
  const name = { siteId: site.id, slug: variant.slug };
  const path = await landerLinkPath(call, { template: variant.facts.template, slug: variant.slug, member: options.member });
  const address = origin();
  const version = await landers.variants.preview(name, await contentOf(variant, landers), actor);
  const token = previewToken(landers.signer, name, version, new Date(now().getTime() + PREVIEW_HOURS * HOUR_MS));
  return { link: `${address}${path}?preview=${token}`, version, variant, warnings };
};

export const preview = async (call: PreviewCall): Promise<string> => {
  const { link, version, variant, warnings } = await previewed(call);
  return `${warnings}${link}\nshows version ${version} of ${variant.slug} to whoever has this link, for ${PREVIEW_HOURS} hours. Nobody else sees it.`;
};

const languagesOf = (typed: string | undefined, written: readonly Language[]): Language[] => {
  const asked = typed?.split(',') ?? written;
  const known = written.filter((language) => asked.includes(language));
  if (known.length !== asked.length)
    throw new LanderFault(`--languages are some of those that are written, such as ${written.join(',')}; "${typed}" are not.`);
  return known;
};

/** Pictures of a folder's page on phones and on a desktop, by day and by night, in its languages. */
export const pictures = async (call: PreviewCall): Promise<string> => {
  const { variant } = await checked(call.target);
  const written = LANGUAGES.filter((language) => language in variant.contents);
  const languages = languagesOf(call.options.languages, written);
  const { link, warnings } = await previewed(call);
  const index = await takePictures(link, { slug: variant.slug, folder: join(call.target, 'pictures'), languages }, await call.browser());
  return `${warnings}Look at them: ${index}`;
};
