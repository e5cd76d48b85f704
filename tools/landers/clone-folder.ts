import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { LanderFacts } from '@rendezvous/contracts/landers/content';
import { LanderFault, localTime, type OpenLanders, type Variant } from '@rendezvous/landers';
import type { Site } from '@rendezvous/site';
import { checked } from './check-folder.js';
import { freeFolder, writeFolder } from './new-folder.js';

/** Copies the folder of a variant, as its files stand; throws what keeps it from being published. @returns the copy's path */
export const cloneFolder = async (workspace: string, from: string, slug: string): Promise<string> => {
  const { path, folder } = freeFolder(workspace, slug);
  await checked(from);
  for (const part of ['lander.json', 'content', 'images']) cpSync(join(from, part), join(folder, part), { recursive: true });
  return path;
};

const scheduleOf = ({ startsAt, endsAt }: Variant, { timeZone }: Site): Pick<LanderFacts, 'schedule'> => {
  const local = (time: Date): string => localTime(time, timeZone).replace(' ', 'T');
  const schedule = { ...(startsAt && { from: local(startsAt) }), ...(endsAt && { until: local(endsAt) }) };
  return startsAt || endsAt ? { schedule } : {};
};

/** Writes what a site shows of a variant, or showed last, as the folder of another one, with its pictures. @returns its path */
export const clonePublished = async (
  { landers, site }: { landers: OpenLanders; site: Site },
  workspace: string,
  from: string,
  slug: string,
): Promise<string> => {
  const { path, folder } = freeFolder(workspace, slug);
  const variant = (await landers.variants.list(site.id)).find((one) => one.slug === from);
  const content = variant && (await landers.variants.content(variant));
  if (!variant || !content) throw new LanderFault(`There is no folder ${from}, and no lander "${from}" was published on this site.`);
  const { images, ...facts } = content.facts;
  const stored = await Promise.all(
    Object.entries(images).map(async ([role, image]) => ({ role, file: `${role}.webp`, ...(await landers.images.whole(image)) })),
  );
  const named = Object.fromEntries(stored.map(({ role, file, focus }) => [role, { file, focus }]));
  writeFolder(
    folder,
    { ...facts, weight: variant.weight, ...scheduleOf(variant, site), ...(stored.length > 0 && { images: named }) },
    content.contents,
    Object.fromEntries(stored.map(({ file, bytes }) => [file, bytes])),
  );
  return path;
};
