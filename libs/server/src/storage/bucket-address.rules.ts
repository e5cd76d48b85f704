export interface BucketPlace {
  /** Where the storage answers. */
  readonly endpoint: string;
  readonly bucket: string;
  /** What the keys of all objects begin with: empty, or a path that ends with a slash. */
  readonly prefix: string;
}

/** @param address with the bucket first in its path; what follows it is a folder within the bucket */
export const placeOf = (address: string): BucketPlace => {
  const { origin, pathname } = new URL(address);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  return { endpoint: origin, bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
};
