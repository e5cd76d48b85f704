import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Bucket } from '@rendezvous/server/config';
import { AwsClient } from 'aws4fetch';
import { RELEASES_PREFIX } from '../builds/release-url.rules.js';
import type { Release, ReleaseFacts } from '../builds/release.js';
import { FACTS, ReleaseFolders, SERVER_FILE, folderOf } from './release-folders.js';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** Keeps releases in a bucket of an S3 storage; browsers load them from the CDN before it. */
export class BucketFolders extends ReleaseFolders {
  private readonly client: AwsClient;

  constructor(
    private readonly bucket: Bucket,
    private readonly origin: string,
  ) {
    super();
    this.client = new AwsClient({
      accessKeyId: bucket.keyId,
      secretAccessKey: bucket.secret,
      region: bucket.region,
      service: 's3',
      retries: 3,
    });
  }

  /** The facts come last: where they are, everything is. */
  override async put(build: string, { name, version, files, server }: ReleaseFacts): Promise<string> {
    const folder = folderOf(name, version);
    if (!(await this.has(folder))) {
      const all = [...Object.keys(files), ...(server ? [server.file] : []), FACTS];
      for (const file of all) await this.putFile(`${folder}/${file}`, await readFile(join(build, file)));
    }
    return `${this.origin}${RELEASES_PREFIX}${folder}`;
  }

  override async read({ remote, version }: Release, file: string): Promise<Buffer> {
    const response = await this.client.fetch(this.addressOf(`${folderOf(remote, version)}/${file}`));
    if (!response.ok) throw new Error(`The bucket did not give ${file}: ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** The facts go first, for the same reason. */
  override async remove({ remote, version, files }: Release): Promise<void> {
    for (const file of [FACTS, ...Object.keys(files), SERVER_FILE]) {
      const response = await this.client.fetch(this.addressOf(`${folderOf(remote, version)}/${file}`), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw new Error(`The bucket did not remove ${file}: ${response.status}.`);
    }
  }

  private addressOf(path: string): string {
    return `${this.bucket.address}${RELEASES_PREFIX}${path}`;
  }

  private async has(folder: string): Promise<boolean> {
    const response = await this.client.fetch(this.addressOf(`${folder}/${FACTS}`), { method: 'HEAD' });
    if (response.ok || response.status === 404) return response.ok;
    throw new Error(`The bucket did not answer for ${folder}: ${response.status}.`);
  }

  private async putFile(path: string, bytes: Buffer): Promise<void> {
    const response = await this.client.fetch(this.addressOf(path), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    if (!response.ok) throw new Error(`The bucket did not take ${path}: ${response.status} ${await response.text()}`);
  }
}
