import type { OpenLanders, VersionContent } from '@rendezvous/landers';
import type { VariantFolder } from './read-folder.js';

/** The content of a folder as a version holds it; its pictures are stored on the way. */
export const contentOf = async (
  { facts, contents, images }: VariantFolder,
  landers: Pick<OpenLanders, 'images'>,
): Promise<VersionContent> => {
  const { template, goal, siteTexts, targeting, social } = facts;
  const stored = await Promise.all(
    Object.entries(images).map(async ([role, { bytes, file }]) => {
      const focus = facts.images?.[role]?.focus ?? { x: 50, y: 50 };
      return [role, await landers.images.store(bytes, focus, `images/${file}`)] as const;
    }),
  );
  return {
    facts: { template, goal, siteTexts, ...(targeting && { targeting }), ...(social && { social }), images: Object.fromEntries(stored) },
    contents,
  };
};
