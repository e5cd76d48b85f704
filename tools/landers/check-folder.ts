import { LanderFault } from '@rendezvous/landers';
import { pictureFindings } from './picture-findings.js';
import { readFolder, type VariantFolder } from './read-folder.js';

/** A folder that can be published, with what is said against it all the same; throws all of its faults at once. */
export const checked = async (folder: string): Promise<{ variant: VariantFolder; warnings: string }> => {
  const { variant, images, ...read } = readFolder(folder);
  const pictures = await pictureFindings(images);
  const faults = [...read.faults, ...pictures.faults];
  const warnings = [...read.warnings, ...pictures.warnings].map((warning) => `warning: ${warning}\n`).join('');
  if (variant === null || faults.length > 0) throw new LanderFault([...faults, warnings].join('\n').trimEnd());
  return { variant, warnings };
};

export const check = async (folder: string): Promise<string> => {
  const { variant, warnings } = await checked(folder);
  return `${warnings}${variant.slug} can be published.`;
};
