import { LanderFault, readPicture } from '@rendezvous/landers';
import type { Findings } from './findings.js';
import type { VariantFolder } from './read-folder.js';

/** The largest rendition for phones is as high, the one for desktops as wide: a smaller picture is enlarged. */
const [WIDTH, HEIGHT] = [1440, 1280];
/** Enlarged more than this, it is a blur. */
const ENLARGED_MOST = 2;

const findingsOf = async ({ bytes, file }: VariantFolder['images'][string]): Promise<Findings> => {
  const name = `images/${file}`;
  try {
    const { width, height } = await readPicture(bytes, name);
    const [has, times] = [`${name} has ${width} × ${height} pixels`, Math.max(WIDTH / width, HEIGHT / height)];
    if (times > ENLARGED_MOST)
      return { faults: [`${has}, too few: ${WIDTH} × ${HEIGHT} are asked for, half of each is the least.`], warnings: [] };
    return { faults: [], warnings: times > 1 ? [`${has}; below ${WIDTH} × ${HEIGHT} it looks soft.`] : [] };
  } catch (error) {
    if (error instanceof LanderFault) return { faults: [error.message], warnings: [] };
    throw error;
  }
};

/** What is said of a variant's pictures by what is in them. */
export const pictureFindings = async (images: VariantFolder['images']): Promise<Findings> => {
  // a file may stand in two places of the template
  const files = [...new Map(Object.values(images).map((image) => [image.file, image])).values()];
  const found = await Promise.all(files.map(findingsOf));
  return { faults: found.flatMap(({ faults }) => faults), warnings: found.flatMap(({ warnings }) => warnings) };
};
