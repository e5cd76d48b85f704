import fs from 'node:fs/promises';
import { join } from 'node:path';
import { addPhoto } from '@rendezvous/contracts/account/photos';
import { uploadDraftPhoto } from '@rendezvous/contracts/account/signup';
import { days } from '@rendezvous/contracts/kernel';
import { Config } from '@rendezvous/server/config';
import { Storage } from '@rendezvous/server/storage';
import type { TestApp } from '@rendezvous/server/testing';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { givenPicture, multipart } from '../testing/pictures.js';
import { OrphanedPhotos } from './orphans.service.js';
import { PhotoPipeline } from './photo-pipeline.service.js';

let here: TestApp;
let picture: Buffer;
let member: number;

beforeAll(async () => {
  here = await accountApp();
  picture = await givenPicture('jpeg', { width: 200, height: 250 });
  member = await givenMember(here.database, { premium: true });
});
afterAll(() => here.close());
afterEach(() => jest.restoreAllMocks());

const upload = async (path: string, as?: number) => {
  const { headers, payload } = multipart(picture);
  const viewer = as === undefined ? {} : { 'x-test-viewer': String(as) };
  const response = await here.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'sec-fetch-site': 'same-origin', ...viewer },
    payload,
  });
  return { status: response.statusCode, headers: response.headers, ...response.json<{ error?: { code: string } }>() };
};
const root = () => here.get(Config).storageDir;
const files = async () =>
  (await fs.readdir(root(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
const tomorrow = () => new Date(Date.now() + days(1) + 1000);
const sweep = (now?: Date) => here.get(OrphanedPhotos).sweep(now);

/** The disk takes the first files, and then half of one. */
const fullAfter = (whole: number): void => {
  const open = fs.open;
  let written = 0;
  jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const handle = await open(...args);
    if (args[1] !== 'wx' || (written += 1) <= whole) return handle;
    const write = handle.writeFile.bind(handle);
    return Object.assign(handle, {
      writeFile: async (bytes: Buffer) => {
        await write(bytes.subarray(0, 20));
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
      },
    });
  });
};

describe('an upload onto a full disk', () => {
  test.each([0, 2])('is refused with 503 and keeps nothing, after %i files', async (whole) => {
    fullAfter(whole);
    const answer = await upload(addPhoto.path, member);
    expect([answer.status, answer.error?.code, answer.headers['retry-after']]).toEqual([503, 'server.unavailable', '3']);
    expect(await files()).toEqual([]);
    expect(await here.database.read('select from account.photos')).toEqual([]);
  });

  test('leaves what was there, and goes through once there is room', async () => {
    expect((await upload(addPhoto.path, member)).status).toBe(200);
    const before = await files();
    fullAfter(1);
    expect((await upload(uploadDraftPhoto.path)).status).toBe(503);
    expect((await files()).toSorted()).toEqual(before.toSorted());
    jest.restoreAllMocks();
    expect((await upload(uploadDraftPhoto.path)).status).toBe(200);
  });
});

describe('the sweep', () => {
  test('removes nothing that a member or an unfinished signup names, however old', async () => {
    await upload(addPhoto.path, member);
    await upload(uploadDraftPhoto.path);
    const before = await files();
    expect(before.length).toBeGreaterThan(0);
    expect(await sweep(new Date(Date.now() + days(400)))).toBe(0);
    expect((await files()).toSorted()).toEqual(before.toSorted());
  });

  test('removes files that an upload died before it named, after a day, and leaves those that it may still name', async () => {
    const before = await files();
    const { key } = await here.get(PhotoPipeline).store(picture);
    expect(await sweep()).toBe(0);
    expect(await here.get(PhotoPipeline).storedAt(key)).not.toBe(null);
    expect(await sweep(tomorrow())).toBe(1);
    expect((await files()).toSorted()).toEqual(before.toSorted());
    expect(await sweep(tomorrow())).toBe(0);
  });

  test('removes drafts of files that were never whole, a day after', async () => {
    const folder = join(root(), 'photos/zz/unfinished');
    await fs.mkdir(folder, { recursive: true });
    const [old, fresh] = ['0', '1'].map((digit) => join(folder, `.${digit}a1b2c3d-0000-4000-8000-000000000000`)) as [string, string];
    for (const file of [old, fresh]) await fs.writeFile(file, 'half');
    const before = new Date(Date.now() - days(1) - 1000);
    await fs.utimes(old, before, before);
    for await (const key of here.get(Storage).list('photos')) expect(key).not.toContain('unfinished');
    expect(await fs.readdir(folder)).toHaveLength(2);
    await sweep();
    expect(await fs.readdir(folder)).toEqual([fresh.slice(folder.length + 1)]);
  });

  test('goes through more than one batch of keys', async () => {
    for (let number = 0; number < 450; number += 1) {
      const folder = join(root(), 'photos/yy', `yy${String(number).padStart(20, '0')}`);
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(join(folder, '160.webp'), 'x');
    }
    expect(await sweep(tomorrow())).toBe(450);
  });
});

/** Uploads both ways while the database does this at the end of a transaction that names files. */
const whileCommitsEndIn = async (plpgsql: string): Promise<void> => {
  await here.database.change(
    `create or replace function account.end_so() returns trigger language plpgsql as $$ begin ${plpgsql}; return null; end $$`,
  );
  await here.database.change(
    `create constraint trigger end_so after insert on account.photos deferrable initially deferred for each row execute function account.end_so()`,
  );
  const answers = [await upload(addPhoto.path, member), await upload(uploadDraftPhoto.path)];
  await here.database.change('drop trigger end_so on account.photos');
  for (const answer of answers) expect([answer.status, answer.error?.code]).toEqual([503, 'server.unavailable']);
};

test.each(['53100', '55P03', '57014'])('an upload that the database refuses to name keeps no files (%s)', async (code) => {
  const before = (await files()).toSorted();
  await whileCommitsEndIn(`raise exception using errcode = '${code}'`);
  expect((await files()).toSorted()).toEqual(before);
});

test('an upload whose commit is not known to have failed keeps its files, for the sweep to judge', async () => {
  const before = (await files()).length;
  await whileCommitsEndIn('perform pg_terminate_backend(pg_backend_pid())');
  expect((await files()).length).toBeGreaterThan(before);
  await sweep(tomorrow());
  expect(await files()).toHaveLength(before);
});
