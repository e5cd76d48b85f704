import { LanderFault } from '@rendezvous/landers';
import { pictureFindings } from './picture-findings.js';
import { readFolder, type VariantFolder } from './read-folder.js';

/** A folder that can be published, with what is said against it all the same; throws its faults. */
export const checked = async (folder: string): Promise<{ variant: VariantFolder; warnings: string }> => {
  const { variant, faults, warnings } = readFolder(folder);
  if (variant === null) throw new LanderFault(faults.join('\n'));
  const pictures = await pictureFindings(variant);
  if (pictures.faults.length > 0) throw new LanderFault(pictures.faults.join('\n'));
  return { variant, warnings: [...warnings, ...pictures.warnings].map((warning) => `warning: ${warning}\n`).join('') };
};

export const check = async (folder: string): Promise<string> => {
  const { variant, warnings } = await checked(folder);
  return `${warnings}${variant.slug} can be published.`;
};
