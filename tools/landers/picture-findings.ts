import { LanderFault, readPicture } from '@rendezvous/landers';
import type { Findings } from './findings.js';
import type { VariantFolder } from './read-folder.js';

/** The largest rendition for phones is as high, the one for desktops as wide: a smaller picture is enlarged. */
const [WIDTH, HEIGHT] = [1440, 1280];

const findingsOf = async ({ bytes, file }: VariantFolder['images'][string]): Promise<Findings> => {
  const name = `images/${file}`;
  try {
    const { width, height } = await readPicture(bytes, name);
    const isSmall = width < WIDTH || height < HEIGHT;
    return { faults: [], warnings: isSmall ? [`${name} has ${width} × ${height} pixels; below ${WIDTH} × ${HEIGHT} it looks soft.`] : [] };
  } catch (error) {
    if (error instanceof LanderFault) return { faults: [error.message], warnings: [] };
    throw error;
  }
};

/** What is said of a variant's pictures by what is in them. */
export const pictureFindings = async ({ images }: Pick<VariantFolder, 'images'>): Promise<Findings> => {
  // a file may stand in two places of the template
  const files = [...new Map(Object.values(images).map((image) => [image.file, image])).values()];
  const found = await Promise.all(files.map(findingsOf));
  return { faults: found.flatMap(({ faults }) => faults), warnings: found.flatMap(({ warnings }) => warnings) };
};
