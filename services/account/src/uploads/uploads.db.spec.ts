import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PHOTO_BYTES_MAX } from '@rendezvous/contracts/account/photos';
import {
  UPLOADS_PATH,
  beginDraftUpload,
  beginPhotoUpload,
  finishDraftUpload,
  finishPhotoUpload,
} from '@rendezvous/contracts/account/uploads';
import { days, hours } from '@rendezvous/contracts/kernel';
import { Refusal } from '@rendezvous/server/refusal';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import sharp from 'sharp';
import { AccountPersonalData } from '../personal-data/personal-data.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { givenPicture } from '../testing/pictures.js';
import { Uploads } from './uploads.service.js';

let here: TestApp;
let picture: Buffer;
let member: number;
let port: number;

beforeAll(async () => {
  here = await accountApp();
  picture = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  await here.app.listen(0, '127.0.0.1');
  port = (here.app.getHttpServer().address() as AddressInfo).port;
});
beforeEach(async () => {
  member = await givenMember(here.database, { premium: true });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => here.close());

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const begin = (bytes: Buffer, as = member) => here.call(beginPhotoUpload, { size: bytes.length, sha256: sha256(bytes) }, { as });
const begun = async (bytes = picture, as = member): Promise<string> => {
  const { body } = await begin(bytes, as);
  return (body as { upload: string }).upload;
};
const finish = (upload: string, as = member) => here.call(finishPhotoUpload, { upload }, { as });
const tus = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' };
const viewer = (as: number | null) => (as === null ? {} : { 'x-test-viewer': String(as) });
const patch = (upload: string, offset: number, bytes: Buffer, as: number | null = member) =>
  here.app.inject({
    method: 'PATCH',
    url: `${UPLOADS_PATH}${upload}`,
    headers: { ...tus, ...viewer(as), 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    payload: bytes,
  });
const offsetOf = async (upload: string, as: number | null = member) => {
  const { statusCode, headers } = await here.app.inject({
    method: 'HEAD',
    url: `${UPLOADS_PATH}${upload}`,
    headers: { ...tus, ...viewer(as) },
  });
  return statusCode === 200 ? Number(headers['upload-offset']) : statusCode;
};
const photosOf = (as = member) => here.database.read('select id from account.photos where member_id = $1', [as]);
const pieces = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of here.storage.list('uploads')) found.push(key);
  return found;
};

/** Sends the first bytes of a piece over a real connection, and cuts it. */
const cutAfter = (upload: string, offset: number, bytes: Buffer, sent: number): Promise<void> =>
  new Promise((resolve) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'PATCH',
      path: `${UPLOADS_PATH}${upload}`,
      headers: {
        ...tus,
        ...viewer(member),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': String(bytes.length),
      },
    });
    request.on('error', () => resolve());
    request.write(bytes.subarray(0, sent), () => setTimeout(() => request.destroy(new Error('the line')), 200));
  });

const eventually = async (ask: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 100 && !(await ask()); tries += 1) await new Promise((resolve) => setTimeout(resolve, 30));
};

test('what is too large, of a full profile, or of a closed signup is refused before a byte is sent', async () => {
  const large = await here.call(beginPhotoUpload, { size: PHOTO_BYTES_MAX + 1 }, { as: member });
  expect(large).toMatchObject({ status: 413, refusal: 'account.photo-too-large' });
  expect(await here.call(beginPhotoUpload, { size: 0 }, { as: member })).toMatchObject({ status: 400 });
  expect(await here.call(beginPhotoUpload, { size: 10 }, {})).toMatchObject({ status: 403 });
  const free = await givenMember(here.database);
  for (const _ of [1, 2, 3]) {
    const small = await givenPicture();
    const upload = await begun(Buffer.concat([small]), free);
    await patch(upload, 0, small, free);
    expect(await finish(upload, free)).toMatchObject({ status: 200 });
  }
  expect(await begin(picture, free)).toMatchObject({ status: 409, refusal: 'account.photo-limit', params: { limit: 3 } });
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { signups: 'none' });
  expect(await here.call(beginDraftUpload, { size: 10 }, {})).toMatchObject({ refusal: 'account.signups-closed' });
  await sites.change(sites.current().id, { signups: 'all' });
});

test('whoever’s profile an operator disabled adds no photo, neither a new one nor one that was under way, until it is shown again', async () => {
  const one = await givenMember(here.database);
  const upload = await begun(picture, one);
  await patch(upload, 0, picture, one);
  const disabled = (yes: boolean) => here.database.change('update account.members set moderated = $2 where id = $1', [one, yes]);
  await disabled(true);
  for (const refused of [await begin(picture, one), await finish(upload, one)])
    expect(refused).toMatchObject({ status: 403, refusal: 'account.moderated' });
  expect(await here.database.read('select from account.photos where member_id = $1', [one])).toEqual([]);
  await disabled(false);
  expect((await finish(upload, one)).status).toBe(200);
});

test('a photo that comes in pieces becomes one photo, whoever asks for its end how often', async () => {
  const upload = await begun();
  const half = Math.floor(picture.length / 2);
  expect((await patch(upload, 0, picture.subarray(0, half))).statusCode).toBe(204);
  expect(await finish(upload)).toMatchObject({ status: 409, refusal: 'account.upload-incomplete' });
  expect(await offsetOf(upload)).toBe(half);
  expect((await patch(upload, half, picture.subarray(half))).headers['upload-offset']).toBe(String(picture.length));
  const answers = await Promise.all([finish(upload), finish(upload), finish(upload)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await finish(upload)).toMatchObject({ status: 200 });
  expect(await photosOf()).toHaveLength(1);
  expect((await pieces()).filter((key) => key.includes(upload))).toEqual([]);
});

test('a photo that nothing is done to is finished without a body, as browsers do', async () => {
  const owner = await givenMember(here.database);
  const upload = await begun(picture, owner);
  await patch(upload, 0, picture, owner);
  const answer = await here.app.inject({
    method: 'POST',
    url: `/api/profile/photos/uploads/${upload}`,
    headers: { ...viewer(owner), 'sec-fetch-site': 'same-origin' },
  });
  expect([answer.statusCode, answer.json<{ photos: unknown[] }>().photos]).toEqual([200, [expect.anything()]]);
});

test('when the line breaks in a piece, what came before counts, and the rest is all that is sent', async () => {
  const upload = await begun();
  await cutAfter(upload, 0, picture, 400_000);
  await eventually(async () => (await offsetOf(upload)) !== 0);
  const received = await offsetOf(upload);
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThanOrEqual(400_000);
  // the same file, chosen again in another tab, goes on as well
  expect(await begin(picture)).toMatchObject({ status: 200, body: { upload, received } });
  await patch(upload, received, picture.subarray(received));
  expect(await finish(upload)).toMatchObject({ status: 200 });
  expect(await photosOf()).toHaveLength(1);
});

test('a piece that does not begin where the last one ended is refused, and of two at once one counts', async () => {
  const upload = await begun();
  expect((await patch(upload, 5, picture.subarray(5))).statusCode).toBe(409);
  const first = picture.subarray(0, 300_000);
  const uploads = here.get(Uploads);
  const both = await Promise.all([uploads.append(upload, 0, first), uploads.append(upload, 0, first.subarray(0, 1000))]);
  expect(both.filter((received) => received === null)).toHaveLength(1);
  expect((await pieces()).filter((key) => key.includes(upload))).toHaveLength(1);
  const received = await offsetOf(upload);
  await patch(upload, received, picture.subarray(received));
  expect(await finish(upload)).toMatchObject({ status: 200 });
});

test('a piece that is refused while it comes holds no connection: the next call has the same one', async () => {
  const upload = await begun();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, more: http.OutgoingHttpHeaders, bytes?: Buffer) =>
    new Promise<[status: number | undefined, reused: boolean]>((resolve, reject) => {
      const headers = { ...tus, ...viewer(member), ...more };
      const request = http.request({ agent, port, host: '127.0.0.1', method, path: `${UPLOADS_PATH}${upload}`, headers });
      request.on('error', reject);
      request.on('response', (answer) => answer.resume().on('end', () => resolve([answer.statusCode, request.reusedSocket])));
      request.end(bytes);
    });
  const piece = { 'content-type': 'application/offset+octet-stream', 'content-length': picture.length };
  expect(await send('PATCH', { ...piece, 'upload-offset': '5' }, picture)).toEqual([409, false]);
  expect(await send('HEAD', {})).toEqual([200, true]);
  agent.destroy();
});

test('no more than the file has is taken', async () => {
  const upload = await begun();
  expect((await patch(upload, 0, Buffer.concat([picture, Buffer.from('x')]))).statusCode).toBe(413);
  expect(await here.get(Uploads).append(upload, 0, Buffer.alloc(picture.length + 1))).toBeNull();
  expect([await offsetOf(upload), (await pieces()).filter((key) => key.includes(upload))]).toEqual([0, []]);
});

test('a file that was changed on its way is refused, and has to be sent anew', async () => {
  const upload = await begun();
  const changed = Buffer.from(picture);
  changed[5000]! ^= 1;
  await patch(upload, 0, changed);
  expect(await finish(upload)).toMatchObject({ status: 422, refusal: 'account.upload-damaged' });
  expect(await begin(picture)).toMatchObject({ body: { received: 0 } });
  expect(await photosOf()).toEqual([]);
});

test('a file that is no photo is refused with its reason, and nothing of it is kept', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' }, limitInputPixels: false })
    .png()
    .toBuffer();
  const polyglot = Buffer.concat([await givenPicture(), Buffer.from('<script>1</script>')]);
  const refused = [
    [svg, 422, 'account.photo-unreadable'],
    [polyglot, 422, 'account.photo-unreadable'],
    [picture.subarray(0, 2000), 422, 'account.photo-unreadable'],
    [bomb, 413, 'account.photo-too-large'],
  ] as const;
  for (const [bytes, status, code] of refused) {
    const upload = await begun(bytes);
    await patch(upload, 0, bytes);
    expect(await finish(upload)).toMatchObject({ status, refusal: code });
    expect(await finish(upload)).toMatchObject({ status: 410, refusal: 'account.upload-gone' });
    expect((await pieces()).filter((key) => key.includes(upload))).toEqual([]);
  }
  expect(await photosOf()).toEqual([]);
});

test('nobody learns of the upload of another member, or can add to it', async () => {
  const upload = await begun();
  const other = await givenMember(here.database);
  expect(await begun(picture, other)).not.toBe(upload);
  for (const as of [other, null]) {
    expect((await patch(upload, 0, picture, as)).statusCode).toBe(410);
    expect(await offsetOf(upload, as)).toBe(410);
  }
  expect(await finish(upload, other)).toMatchObject({ status: 410 });
  expect((await here.call(finishDraftUpload, { upload }, {})).status).toBe(410);
  expect(await offsetOf('00000000-0000-4000-8000-000000000000')).toBe(410);
  expect(await offsetOf(upload)).toBe(0);
});

test('a signup’s photo becomes one draft, and the same one when its end is asked for again', async () => {
  const started = await here.call(beginDraftUpload, { size: picture.length, sha256: sha256(picture) }, {});
  const { upload } = started.body as { upload: string };
  await patch(upload, 0, picture, null);
  const [first, second] = await Promise.all([here.call(finishDraftUpload, { upload }, {}), here.call(finishDraftUpload, { upload }, {})]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const again = await here.call(finishDraftUpload, { upload }, {});
  const drafts = [first, second, again].map(({ body }) => (body as { draft: string }).draft);
  expect(new Set(drafts).size).toBe(1);
});

test('a storage that is away refuses the piece for now, and the same piece is taken when it is back', async () => {
  const upload = await begun();
  const put = jest.spyOn(here.storage, 'put').mockRejectedValue(new Refusal('server.unavailable'));
  expect((await patch(upload, 0, picture)).statusCode).toBe(503);
  expect(await offsetOf(upload)).toBe(0);
  put.mockRestore();
  await patch(upload, 0, picture);
  jest.spyOn(here.storage, 'put').mockRejectedValue(new Refusal('server.unavailable'));
  expect(await finish(upload)).toMatchObject({ status: 503, refusal: 'server.unavailable' });
  jest.restoreAllMocks();
  expect(await finish(upload)).toMatchObject({ status: 200 });
  expect(await photosOf()).toHaveLength(1);
});

test('an upload ends after a day with its pieces, and one that nothing names a day later', async () => {
  const upload = await begun();
  await patch(upload, 0, picture.subarray(0, 1000));
  await here.storage.put('uploads/aa/nobody/0-a', picture, 'application/octet-stream');
  const uploads = here.get(Uploads);
  here.clock.advance(hours(23));
  await uploads.eraseOver();
  expect(await offsetOf(upload)).toBe(1000);
  here.clock.advance(hours(1) + 1000);
  expect(await offsetOf(upload)).toBe(410);
  await uploads.eraseOver();
  expect(await pieces()).toEqual(['uploads/aa/nobody/0-a']);
  await uploads.sweep(new Date(Date.now() + days(1)));
  expect(await pieces()).toHaveLength(1);
  await uploads.sweep(new Date(Date.now() + days(2) + 5000));
  expect(await pieces()).toEqual([]);
});

test('a member who is erased leaves no upload behind', async () => {
  const upload = await begun();
  await patch(upload, 0, picture.subarray(0, 1000));
  await here.database.transaction((tx) => here.get(AccountPersonalData).erase(member, tx));
  expect(await here.database.read('select id from account.uploads where id = $1', [upload])).toEqual([]);
  expect((await pieces()).filter((key) => key.includes(upload))).toEqual([]);
});

test('a member’s oldest upload makes room for a newer one; a network waits', async () => {
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { uploads_per_member: 2 });
  const bytes = [1, 2, 3].map((fill) => Buffer.alloc(100, fill));
  const ids: string[] = [];
  for (const each of bytes) {
    ids.push(await begun(each));
    here.clock.advance(1000);
  }
  expect(await Promise.all(ids.map((id) => offsetOf(id)))).toEqual([410, 0, 0]);
  await here.database.change('delete from account.uploads');
  await sites.change(sites.current().id, { uploads_per_network: 1 });
  await begun(bytes[0]!);
  expect(await begin(bytes[1]!)).toMatchObject({ status: 429, refusal: 'account.upload-limit' });
  await sites.change(sites.current().id, { uploads_per_member: 25, uploads_per_network: 300 });
});

test('whoever sends byte by byte is stopped', async () => {
  const upload = await begun(Buffer.alloc(1000, 7));
  const uploads = here.get(Uploads);
  for (let at = 0; at < 300; at += 1) expect(await uploads.append(upload, at, Buffer.alloc(1, 7))).toBe(at + 1);
  expect(await uploads.append(upload, 300, Buffer.alloc(1, 7))).toBeNull();
});

const end = async (upload: string, as: number | null = member): Promise<number> => {
  const headers = { ...tus, ...(as === null ? {} : viewer(as)) };
  const { statusCode } = await here.app.inject({ method: 'DELETE', url: `${UPLOADS_PATH}${upload}`, headers });
  return statusCode;
};

test('a file that is not wanted any more goes at once, and once; another member’s stays', async () => {
  const upload = await begun();
  await patch(upload, 0, picture.subarray(0, 1000));
  expect([await end(upload, await givenMember(here.database)), await end(upload, null)]).toEqual([410, 410]);
  expect(await offsetOf(upload)).toBe(1000);
  expect([await end(upload), await offsetOf(upload), await end(upload)]).toEqual([204, 410, 410]);
  expect((await pieces()).filter((key) => key.includes(upload))).toEqual([]);
});

test('nothing is left of a file that is ended while a piece of it comes; the same file begins anew', async () => {
  const upload = await begun();
  const cut = cutAfter(upload, 0, picture, 400_000);
  expect(await end(upload)).toBe(204);
  await cut;
  await eventually(async () => (await pieces()).every((key) => !key.includes(upload)));
  const piece = await here.get(Uploads).append(upload, 0, picture.subarray(0, 1000));
  expect([piece, await offsetOf(upload)]).toEqual([null, 410]);
  expect((await pieces()).filter((key) => key.includes(upload))).toEqual([]);
  expect(await begin(picture)).toMatchObject({ status: 200, body: { received: 0 } });
});

test('what has become a photo is not ended', async () => {
  const upload = await begun();
  await patch(upload, 0, picture);
  expect(await finish(upload)).toMatchObject({ status: 200 });
  await end(upload);
  expect(await finish(upload)).toMatchObject({ status: 200 });
  expect(await photosOf()).toHaveLength(1);
});
