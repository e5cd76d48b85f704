import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from '../config/index.js';
import { freePort } from '../postgres/index.js';

/** Programs that answer as an S3 storage does: one that npm installs here, and one of Python's packages. */
export type BucketProgram = 's3rver' | 'moto';

export interface BucketServer {
  /** As a configuration names it; a folder within the bucket. */
  readonly bucket: Bucket;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes what it kept. */
  close(): Promise<void>;
}

const NAME = 'kept';
const REGION = 'us-east-1';
const WAIT_MS = 30_000;

/** True when this program can be started here. */
export const hasBucketProgram = (program: BucketProgram): boolean =>
  program === 's3rver' || spawnSync('moto_server', ['--help']).status === 0;

/**
 * The package brings no command that works, so its class is run. It reads the address of a whole bucket otherwise than the official client signs it, and
 * so refuses each listing: that it may let pass. Unknown keys it refuses all the same.
 */
const S3RVER = `const [directory, port, name] = process.argv.slice(1);
const configureBuckets = [{ name, configs: [] }];
new (require('@20minutes/s3rver'))({ directory, port: Number(port), address: '127.0.0.1', silent: true, configureBuckets,
  allowMismatchedSignatures: true }).run();`;

const s3rver = (port: number, folder: string): ChildProcess =>
  spawn(process.execPath, ['-e', S3RVER, folder, String(port), NAME], { stdio: 'ignore' });

const moto = (port: number): ChildProcess => spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });

const answering = async (client: S3Client, child: ChildProcess, program: BucketProgram): Promise<void> => {
  for (const end = Date.now() + WAIT_MS; ;) {
    try {
      await client.send(program === 'moto' ? new CreateBucketCommand({ Bucket: NAME }) : new HeadBucketCommand({ Bucket: NAME }));
      return;
    } catch (error) {
      if (Date.now() > end || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** A bucket of its own for a test, on a free port of this machine, that the test can stop and start again. */
export const bucketServer = async (program: BucketProgram = 's3rver'): Promise<BucketServer> => {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'rendezvous-bucket-'))];
  const address = `http://127.0.0.1:${port}`;
  // the keys that this program is made with; the other takes any
  const [keyId, secret] = ['S3RVER', 'S3RVER'];
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = program === 'moto' ? moto(port) : s3rver(port, folder);
    const credentials = { accessKeyId: keyId, secretAccessKey: secret };
    const client = new S3Client({ endpoint: address, region: REGION, credentials, forcePathStyle: true, maxAttempts: 1 });
    await answering(client, child, program);
    client.destroy();
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const close = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  // one that does not answer is not left running
  await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { bucket: { address: `${address}/${NAME}/ours`, region: REGION, keyId, secret }, start, stop, close };
};
