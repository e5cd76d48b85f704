import { readdir } from 'node:fs/promises';
import { addPhoto, describePhoto, editPhoto, orderPhotos, removePhoto } from '@rendezvous/contracts/account/photos';
import { changeProfile, readOwnProfile } from '@rendezvous/contracts/account/profile';
import { PROMPTS } from '@rendezvous/contracts/account/prompts';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { hours } from '@rendezvous/contracts/kernel';
import { Config } from '@rendezvous/server/config';
import type { TestApp } from '@rendezvous/server/testing';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { givenPicture, multipart } from '../testing/pictures.js';

let here: TestApp;
let picture: Buffer;

beforeAll(async () => {
  here = await accountApp();
  picture = await givenPicture('jpeg', { width: 200, height: 250 });
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(hours(2)));

interface Photos {
  readonly photos: { readonly id: number; readonly main: boolean; readonly image: { readonly filename: string } }[];
  readonly completeness?: { readonly percent: number };
  readonly error?: { readonly code: string };
}

const upload = async (id: number | null, bytes: Buffer = picture, edit = '') => {
  const { headers, payload } = multipart(bytes);
  const response = await here.app.inject({
    method: 'POST',
    url: `${addPhoto.path}${edit}`,
    headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(id === null ? {} : { 'x-test-viewer': String(id) }) },
    payload,
  });
  return { status: response.statusCode, ...response.json<Photos>() };
};

const withPhotos = async (count: number, member: Parameters<typeof givenMember>[1] = {}) => {
  const id = await givenMember(here.database, member);
  let photos: Photos['photos'] = [];
  for (let number = 0; number < count; number += 1) photos = (await upload(id)).photos;
  return { id, photos };
};

const mainKey = async (id: number) =>
  (
    await here.database.read<{ key: string | null }>('select main_photo_key as key from account.member_cards where member_id = $1', [id])
  )[0]!.key;

const keys = async (id: number) =>
  (await here.database.read<{ key: string }>('select key from account.photos where member_id = $1 order by position', [id])).map(
    ({ key }) => key,
  );

/** How many files of photos are stored. */
const files = async (): Promise<number> =>
  (await readdir(here.get(Config).storageDir, { recursive: true })).filter((name) => name.endsWith('.webp')).length;

test('nothing here is for visitors', async () => {
  expect((await here.call(readOwnProfile)).refusal).toBe('auth.required');
  expect((await here.call(changeProfile, { about: 'x' })).refusal).toBe('auth.required');
  expect((await here.call(removePhoto, { photoId: 1 })).refusal).toBe('auth.required');
  expect((await here.call(orderPhotos, { ids: [1] })).refusal).toBe('auth.required');
  expect((await upload(null)).status).toBe(403);
});

test.each<[ArgsOf<typeof changeProfile>, string, string]>([
  [{ country: 'XX' as 'NL' }, 'country', 'invalid-value'],
  [{ region: 'FR-IDF' }, 'region', 'not-in-country'],
  [{ country: 'FR', region: 'NL-NH' }, 'region', 'not-in-country'],
  [{ about: 'x'.repeat(2001) }, 'about', 'too-big'],
  [{ about: 'null \u0000 byte' }, 'about', 'null-byte'],
  [{ about: 'half \ud83d of it' }, 'about', 'lone-surrogate'],
  [{ interests: ['chess' as 'music'] }, 'interests.0', 'invalid-value'],
  [{ hair_color: 'green' as 'red' }, 'hair_color', 'invalid-value'],
  [{ city: 'x'.repeat(81) }, 'city', 'too-big'],
  [{ height: 119 }, 'height', 'too-small'],
  [{ height: 231 }, 'height', 'too-big'],
  [{ height: 180.5 }, 'height', 'invalid-type'],
  [{ work: 'x'.repeat(61) }, 'work', 'too-big'],
  [{ work: 'two\nlines' }, 'work', 'invalid-format'],
  [{ seeking: 'money' as 'open' }, 'seeking', 'invalid-value'],
  [{ spoken_languages: ['xx' as 'en'] }, 'spoken_languages.0', 'invalid-value'],
  [{ spoken_languages: ['en', 'fr', 'de', 'es', 'it', 'nl', 'pl'] }, 'spoken_languages', 'too-big'],
  [{ agreed_fields: ['about' as 'interests'] }, 'agreed_fields.0', 'invalid-value'],
  [{ match_fields: ['name' as 'city'] }, 'match_fields.0', 'invalid-value'],
  [{ prompts: [{ prompt: 'rain', answer: '💛'.repeat(151) }] }, 'prompts.0.answer', 'too-big'],
  [{ prompts: [{ prompt: 'rain', answer: ' \u200b ' }] }, 'prompts.0.answer', 'required'],
  [{ prompts: [{ prompt: 'rain', answer: 'null \u0000 byte' }] }, 'prompts.0.answer', 'null-byte'],
  [{ prompts: [{ prompt: 'salary' as 'rain', answer: 'x' }] }, 'prompts.0.prompt', 'invalid-value'],
  [{ prompts: ['rain', 'rain'].map((prompt) => ({ prompt: prompt as 'rain', answer: 'x' })) }, 'prompts', 'twice'],
  [{ prompts: PROMPTS.slice(0, 4).map((prompt) => ({ prompt, answer: 'x' })) }, 'prompts', 'too-big'],
])('an invalid change is refused field by field, and nothing changes: case %#', async (changes, path, code) => {
  const id = await givenMember(here.database, { about: 'before' });
  const answer = await here.call(changeProfile, changes, { as: id });
  expect([answer.status, answer.fields]).toEqual([400, { [path]: code }]);
  expect((await here.call(readOwnProfile, undefined, { as: id })).body).toMatchObject({ country: 'NL', region: 'NL-NH', about: 'before' });
});

test('answers to prompts are kept as they were sent, in their order; what may be answered is told in the language of the reader', async () => {
  const id = await givenMember(here.database);
  const before = (await here.call(readOwnProfile, undefined, { as: id, headers: { 'accept-language': 'fr' } })).body;
  expect(before.prompts).toEqual([]);
  expect(before.completeness?.missing).toContain('prompts');
  expect(before.offered_prompts).toContainEqual({ prompt: 'rain', question: 'Quand il pleut toute la journée' });
  expect(before.offered_prompts).toHaveLength(PROMPTS.length);
  const prompts = [
    { prompt: 'song', answer: ' <b>Hey</b>\n\u202eyeh 💛 ' },
    { prompt: 'rain', answer: 'x'.repeat(150) },
    { prompt: 'dish', answer: 'Soup.' },
  ] as const;
  const answer = await here.call(changeProfile, { prompts: [...prompts] }, { as: id });
  expect(answer.body.prompts).toEqual(prompts);
  expect(answer.body.completeness?.missing).not.toContain('prompts');
  const turned = [prompts[2], prompts[0]];
  expect((await here.call(changeProfile, { prompts: turned }, { as: id })).body.prompts).toEqual(turned);
  expect((await here.call(changeProfile, { about: 'Hello' }, { as: id })).body.prompts).toEqual(turned);
  expect((await here.call(changeProfile, { prompts: [] }, { as: id })).body.prompts).toEqual([]);
});

test('two that change the answers at once leave those of one of them', async () => {
  const id = await givenMember(here.database);
  const sets = PROMPTS.slice(0, 6).map((prompt) => [{ prompt, answer: `about ${prompt}` }]);
  await Promise.all(sets.map((prompts) => here.call(changeProfile, { prompts }, { as: id })));
  const { body } = await here.call(readOwnProfile, undefined, { as: id });
  expect(sets).toContainEqual(body.prompts);
});

test('a change keeps what it does not name, and is published', async () => {
  const id = await givenMember(here.database, { about: 'Hello', interests: ['music'] });
  const text = 'Line one\nÅ 💛 <script>alert(1)</script> \u202etxet';
  const answer = await here.call(changeProfile, { about: text, tattoos: true, body_type: 'slim' }, { as: id });
  expect(answer.body).toMatchObject({
    about: text,
    tattoos: true,
    body_type: 'slim',
    interests: ['music'],
    region: 'NL-NH',
    photo_limit: 3,
  });
  expect((await here.call(changeProfile, { about: '' }, { as: id })).body).toMatchObject({ about: null, tattoos: true });
  const events = await here.database.read(
    `select from graphile_worker._private_jobs where payload ->> 'name' = 'account.profile-changed' and (payload -> 'data' ->> 'memberId')::integer = $1`,
    [id],
  );
  expect(events.length).toBe(2);
});

test('interests are a set in one order; a text of invisible characters is none', async () => {
  const id = await givenMember(here.database, { about: 'Hello', city: 'Utrecht' });
  const chosen = ['tea', 'music', 'tea', 'wine', 'music'] as const;
  const answer = await here.call(changeProfile, { interests: [...chosen], about: '\u200b\u3164\ufe0f', city: '\u2800' }, { as: id });
  expect(answer.body).toMatchObject({ interests: ['music', 'wine', 'tea'], about: null, city: null });
  const twice = here.database.change('update account.members set interests = $2 where id = $1', [id, ['tea', 'tea']]);
  await expect(twice).rejects.toThrow(/members_interests_once/);
});

test('what is told besides is kept, and taken back', async () => {
  const id = await givenMember(here.database);
  const told = {
    seeking: 'company',
    height: 180,
    spoken_languages: ['fr', 'en', 'fr'],
    children: 'grown up',
    smoking: 'no',
    work: ' Baker ',
  } as const;
  const answer = await here.call(changeProfile, { ...told, spoken_languages: [...told.spoken_languages] }, { as: id });
  expect(answer.body).toMatchObject({ ...told, spoken_languages: ['en', 'fr'], work: 'Baker' });
  const nothing = { seeking: null, height: null, spoken_languages: [], children: null, smoking: null, work: null };
  expect((await here.call(changeProfile, { ...nothing, work: '\u3164' }, { as: id })).body).toMatchObject(nothing);
});

test('who moves to another country leaves the old region behind', async () => {
  const id = await givenMember(here.database);
  expect((await here.call(changeProfile, { country: 'FR' }, { as: id })).body).toMatchObject({ country: 'FR', region: null });
  expect((await here.call(changeProfile, { region: 'FR-IDF' }, { as: id })).body).toMatchObject({ country: 'FR', region: 'FR-IDF' });
});

const point = async (id: number) =>
  (await here.database.read<{ lat: number | null; lon: number | null }>('select lat, lon from account.members where id = $1', [id]))[0];

describe('where a member is follows from their town', () => {
  const nowhere = { lat: null, lon: null };

  test('it comes with the town, moves with it, and goes with it', async () => {
    const id = await givenMember(here.database);
    await here.call(changeProfile, { city: 'Haarlem' }, { as: id });
    expect(await point(id)).toEqual({ lat: 52.4, lon: 4.65 });
    await here.call(changeProfile, { country: 'FR', region: 'FR-IDF', city: 'paris' }, { as: id });
    expect(await point(id)).toEqual({ lat: 48.85, lon: 2.35 });
    await here.call(changeProfile, { about: 'Hello' }, { as: id });
    expect(await point(id)).toEqual({ lat: 48.85, lon: 2.35 });
    await here.call(changeProfile, { city: null }, { as: id });
    expect(await point(id)).toEqual(nowhere);
  });

  test('a town that nobody knows is nowhere, also after one that is known', async () => {
    const id = await givenMember(here.database);
    await here.call(changeProfile, { city: 'Haarlem' }, { as: id });
    expect((await here.call(changeProfile, { city: 'Atlantis' }, { as: id })).body).toMatchObject({ city: 'Atlantis' });
    expect(await point(id)).toEqual(nowhere);
    // a town of another country, too
    await here.call(changeProfile, { city: 'Haarlem' }, { as: id });
    await here.call(changeProfile, { country: 'FR', region: 'FR-IDF' }, { as: id });
    expect(await point(id)).toEqual(nowhere);
  });

  test('no answer names it', async () => {
    const id = await givenMember(here.database);
    const answer = await here.call(changeProfile, { city: 'Haarlem' }, { as: id });
    expect(JSON.stringify(answer.body)).not.toMatch(/"(lat|lon)"|52\.|4\.6/);
  });
});

const consents = (id: number) => here.database.read('select kind, given from account.consents where member_id = $1 order by id', [id]);

test('how complete a profile is follows from what is kept, with every change', async () => {
  const id = await givenMember(here.database, { interests: ['tea', 'wine', 'art'] });
  const { completeness } = (await here.call(readOwnProfile, undefined, { as: id })).body;
  expect(completeness).toEqual({ percent: 10, missing: ['photo', 'about', 'city', 'photos', 'prompts', 'details'] });
  const told = await here.call(changeProfile, { city: 'Haarlem', about: 'x'.repeat(60) }, { as: id });
  expect(told.body.completeness).toEqual({ percent: 45, missing: ['photo', 'photos', 'prompts', 'details'] });
  const added = await upload(id);
  expect(added.completeness).toEqual({ percent: 75, missing: ['photos', 'prompts', 'details'] });
  const gone = await here.call(removePhoto, { photoId: added.photos[0]!.id }, { as: id });
  expect(gone.body.completeness?.percent).toBe(45);
});

describe('which fields the member shows to whom', () => {
  test('nobody has agreed to anything to begin with; each is told once, in one order', async () => {
    const id = await givenMember(here.database, { agreedFields: [] });
    expect((await here.call(readOwnProfile, undefined, { as: id })).body).toMatchObject({ agreed_fields: [], match_fields: [] });
    const asked = { agreed_fields: ['interests', 'sexuality', 'interests'], match_fields: ['about', 'city', 'about'] } as const;
    const answer = await here.call(
      changeProfile,
      { agreed_fields: [...asked.agreed_fields], match_fields: [...asked.match_fields] },
      { as: id },
    );
    expect(answer.body).toMatchObject({ agreed_fields: ['sexuality', 'interests'], match_fields: ['city', 'about'] });
  });

  test('every agreement and its withdrawal is kept, and saying the same again is neither', async () => {
    const id = await givenMember(here.database, { agreedFields: [] });
    const agree = (fields: ('sexuality' | 'interests')[]) => here.call(changeProfile, { agreed_fields: fields }, { as: id });
    await agree(['interests']);
    await agree(['interests']);
    await here.call(changeProfile, { about: 'Hello' }, { as: id });
    expect(await consents(id)).toEqual([{ kind: 'show-interests', given: true }]);
    expect((await agree([])).body).toMatchObject({ agreed_fields: [] });
    expect(await consents(id)).toEqual([
      { kind: 'show-interests', given: true },
      { kind: 'show-interests', given: false },
    ]);
  });

  test('two that are sent at once are told one after the other', async () => {
    const id = await givenMember(here.database, { agreedFields: [] });
    await Promise.all([1, 2, 3].map(() => here.call(changeProfile, { agreed_fields: ['sexuality'] }, { as: id })));
    expect(await consents(id)).toEqual([{ kind: 'show-sexuality', given: true }]);
  });

  test('the table takes no other field', async () => {
    const id = await givenMember(here.database);
    const wrong = here.database.change(`update account.members set agreed_fields = '{about}' where id = $1`, [id]);
    await expect(wrong).rejects.toThrow(/members_agreed_fields/);
  });
});

test('a free member has three photos, a premium member 25', async () => {
  const free = await withPhotos(3);
  expect(await upload(free.id)).toMatchObject({ status: 409, error: { code: 'account.photo-limit', params: { limit: 3 } } });
  const premium = await withPhotos(4, { premium: true });
  expect(premium.photos).toHaveLength(4);
  expect((await here.call(readOwnProfile, undefined, { as: premium.id })).body.photo_limit).toBe(25);
});

test('a photo is kept as it was cut', async () => {
  const id = await givenMember(here.database);
  expect((await upload(id, picture, '?turn=90&crop=0,0,500,1000')).status).toBe(200);
  expect(await here.database.read('select width, height from account.photos where member_id = $1', [id])).toEqual([
    { width: 125, height: 200 },
  ]);
});

test.each([
  'turn=45',
  'crop=0,0,500',
  'crop=0,0,19,500',
  'crop=600,0,500,500',
  'crop=-1,0,500,500',
  'crop=NaN,0,500,500',
  'crop=0,0,1e3,500',
])('what cannot be done to a photo is refused, and nothing is kept: %s', async (edit) => {
  const id = await givenMember(here.database);
  expect(await upload(id, picture, `?${edit}`)).toMatchObject({ status: 400, error: { code: 'request.invalid' } });
  expect(await keys(id)).toEqual([]);
});

const sizes = async (id: number) =>
  here.database.read('select width, height from account.photos where member_id = $1 order by position', [id]);
const openFile = async (filename: string) => (await here.app.inject({ method: 'GET', url: `/media/${filename}` })).statusCode;

const edit = (id: number | null, photo: Photos['photos'][0], more: { turn?: '90'; crop?: string; shown?: string }) =>
  here.call(editPhoto, { photoId: photo.id, shown: photo.image.filename, ...more } as ArgsOf<typeof editPhoto>, { as: id });

describe('a stored photo that is turned and cut', () => {
  test('keeps its place, its words and whether it is the main one; its old addresses lead nowhere, and no file is left of them', async () => {
    const { id, photos } = await withPhotos(2);
    await here.call(describePhoto, { photoId: photos[0]!.id, alt: 'On a bicycle' }, { as: id });
    const [before, count] = [await keys(id), await files()];
    await here.bus.drain();
    expect(await openFile(photos[0]!.image.filename)).toBe(200);
    const answer = await edit(id, photos[0]!, { turn: '90', crop: '0,0,500,1000' });
    expect(answer.body.photos).toMatchObject([
      { id: photos[0]!.id, main: true, alt: 'On a bicycle' },
      { id: photos[1]!.id, main: false, image: photos[1]!.image },
    ]);
    expect(await sizes(id)).toEqual([
      { width: 125, height: 200 },
      { width: 200, height: 250 },
    ]);
    const [first, second] = await keys(id);
    expect([first === before[0], second === before[1], await files()]).toEqual([false, true, count]);
    expect(await mainKey(id)).toBe(first);
    expect(await Promise.all([photos[0]!, answer.body.photos[0]!].map(({ image }) => openFile(image.filename)))).toEqual([404, 200]);
    expect((await here.call(readOwnProfile, undefined, { as: id })).body.photos).toMatchObject(
      answer.body.photos.map(({ image }) => ({ image })),
    );
  });

  test('is cut once, however often the same edit is sent, and at the same time', async () => {
    const { id, photos } = await withPhotos(1);
    const count = await files();
    const answers = await Promise.all([1, 2, 3].map(() => edit(id, photos[0]!, { turn: '90' })));
    expect(answers.map(({ refusal }) => refusal).toSorted()).toEqual(['account.photo-changed', 'account.photo-changed', null].toSorted());
    expect((await edit(id, photos[0]!, { turn: '90' })).refusal).toBe('account.photo-changed');
    expect([await sizes(id), await files()]).toEqual([[{ width: 250, height: 200 }], count]);
  });

  test('is left as it is by an edit that does nothing, and by one that cannot be done', async () => {
    const { id, photos } = await withPhotos(1);
    const before = await keys(id);
    expect((await edit(id, photos[0]!, {})).body.photos).toMatchObject([{ id: photos[0]!.id }]);
    expect((await edit(id, photos[0]!, { crop: '600,0,500,500' })).status).toBe(400);
    expect((await edit(id, photos[0]!, { turn: '90', shown: '../secrets' })).refusal).toBe('account.photo-changed');
    expect(await keys(id)).toEqual(before);
  });

  test('is one’s own, and is still there', async () => {
    const [one, other] = [await withPhotos(1), await withPhotos(1)];
    expect((await edit(other.id, one.photos[0]!, { turn: '90' })).refusal).toBe('request.not-found');
    expect((await edit(null, one.photos[0]!, { turn: '90' })).refusal).toBe('auth.required');
    await here.call(removePhoto, { photoId: one.photos[0]!.id }, { as: one.id });
    expect((await edit(one.id, one.photos[0]!, { turn: '90' })).refusal).toBe('request.not-found');
  });
});

describe('what a photo shows, in its owner’s words', () => {
  test('is kept, changed and taken back; no other photo gets it', async () => {
    const { id, photos } = await withPhotos(2);
    const say = async (alt: string) => (await here.call(describePhoto, { photoId: photos[0]!.id, alt }, { as: id })).body.photos;
    expect(await say('  On a bicycle <b>in</b> the rain ')).toMatchObject([{ alt: 'On a bicycle <b>in</b> the rain' }, { alt: '' }]);
    expect((await here.call(readOwnProfile, undefined, { as: id })).body.photos).toMatchObject([
      { alt: 'On a bicycle <b>in</b> the rain' },
      {},
    ]);
    expect(await say('\u3164\u2800')).toMatchObject([{ alt: '' }, { alt: '' }]);
  });

  test.each(['x'.repeat(151), 'two\nlines', 'null \u0000 byte', 'turned \u202etxet', 'half \ud83d'])('is refused as %j', async (alt) => {
    const { id, photos } = await withPhotos(1);
    const answer = await here.call(describePhoto, { photoId: photos[0]!.id, alt }, { as: id });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['alt']]);
  });

  test('is said of one’s own photos only', async () => {
    const [one, other] = [await withPhotos(1), await withPhotos(1)];
    expect((await here.call(describePhoto, { photoId: one.photos[0]!.id, alt: 'Mine' }, { as: other.id })).refusal).toBe(
      'request.not-found',
    );
    expect(await here.database.read('select alt from account.photos where member_id = $1', [one.id])).toEqual([{ alt: '' }]);
    expect((await here.call(describePhoto, { photoId: one.photos[0]!.id, alt: 'Mine' })).refusal).toBe('auth.required');
  });
});

test('something that is no photo changes nothing', async () => {
  const { id } = await withPhotos(1);
  expect(await upload(id, Buffer.from('not a photo'))).toMatchObject({ status: 422, error: { code: 'account.photo-unreadable' } });
  expect(await upload(id, Buffer.alloc(15 * 1024 * 1024 + 1))).toMatchObject({ status: 413, error: { code: 'account.photo-too-large' } });
  expect(await keys(id)).toHaveLength(1);
});

test('the first photo is the main one; removing it makes the next one main, and its files go', async () => {
  const { id, photos } = await withPhotos(2);
  const [first, second] = await keys(id);
  expect(await mainKey(id)).toBe(first);
  expect(photos.map(({ main }) => main)).toEqual([true, false]);
  const shown = await here.app.inject({ method: 'GET', url: `/media/m/${first}/160.webp` });
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=600, s-maxage=30']);
  expect((await here.app.inject({ method: 'GET', url: `/media/m/${second}/160.webp` })).statusCode).toBe(404);
  const answer = await here.call(removePhoto, { photoId: photos[0]!.id }, { as: id });
  expect(answer.body.photos).toMatchObject([{ id: photos[1]!.id, main: true }]);
  expect(await mainKey(id)).toBe(second);
  expect((await here.app.inject({ method: 'GET', url: `/media/m/${first}/160.webp` })).statusCode).toBe(404);
  expect((await here.app.inject({ method: 'GET', url: `/media/m/${second}/160.webp` })).statusCode).toBe(200);
});

test('nobody’s main photo is public any more once they have asked to be deleted', async () => {
  const { id } = await withPhotos(1);
  const address = `/media/m/${await mainKey(id)}/160.webp`;
  await here.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [id]);
  expect((await here.app.inject({ method: 'GET', url: address })).statusCode).toBe(404);
  await here.database.change(`update account.members set status = 'activated' where id = $1`, [id]);
  expect((await here.app.inject({ method: 'GET', url: address })).statusCode).toBe(200);
});

test('photos can be put into any order, all of them and only one’s own', async () => {
  const { id, photos } = await withPhotos(3);
  const other = await withPhotos(1);
  const [a, b, c] = photos.map((photo) => photo.id) as [number, number, number];
  const order = (ids: number[]) => here.call(orderPhotos, { ids }, { as: id });
  for (const ids of [[a, b], [a, b, b], [a, b, c, other.photos[0]!.id], [a, b, other.photos[0]!.id], []])
    expect((await order(ids)).refusal).toBe('request.not-found');
  const answer = await order([c, a, b]);
  expect(answer.body.photos).toMatchObject([
    { id: c, main: true },
    { id: a, main: false },
    { id: b, main: false },
  ]);
  expect(await mainKey(id)).toBe((await keys(id))[0]);
});

test('another member’s photo cannot be removed', async () => {
  const [one, other] = [await withPhotos(1), await withPhotos(1)];
  expect((await here.call(removePhoto, { photoId: one.photos[0]!.id }, { as: other.id })).refusal).toBe('request.not-found');
  expect(await keys(one.id)).toHaveLength(1);
});

test('ten uploads at once with one place left store one, and leave no file behind', async () => {
  const { id } = await withPhotos(2);
  const before = await files();
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === 'account.photo-limit')).toHaveLength(9);
  expect(await keys(id)).toHaveLength(3);
  expect((await files()) - before).toBe(4);
  const positions = await here.database.read('select position from account.photos where member_id = $1 order by position', [id]);
  expect(positions).toEqual([{ position: 0 }, { position: 1 }, { position: 2 }]);
});

test('ordering and removing at once end with positions without gaps', async () => {
  const { id, photos } = await withPhotos(3);
  const ids = photos.map((photo) => photo.id);
  await Promise.all([
    here.call(orderPhotos, { ids: ids.toReversed() }, { as: id }),
    here.call(removePhoto, { photoId: ids[1]! }, { as: id }),
    here.call(orderPhotos, { ids }, { as: id }),
    upload(id),
  ]);
  const positions = await here.database.read<{ position: number }>(
    'select position from account.photos where member_id = $1 order by position',
    [id],
  );
  expect(positions.map(({ position }) => position)).toEqual(positions.map((_, index) => index));
  expect(await mainKey(id)).toBe((await keys(id))[0]);
});
