import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { addNote, listNotes } from '@rendezvous/contracts/newarea/notes';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { entities as siteEntities, migrations as siteMigrations } from '@rendezvous/site';
import { entities, migrations, NewareaModule } from '../index.js';
import { NotesPersonalData } from './notes-personal-data.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    imports: [NewareaModule],
    entities: [...siteEntities, ...accountEntities, ...entities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
  });
});
afterAll(() => app.close());

const add = (text: string, as: number | null) => app.call(addNote, { text }, { as });
const texts = async (as: number) => (await app.call(listNotes, undefined, { as })).body.notes.map(({ text }) => text);

test('notes are for members only', async () => {
  expect(await app.call(listNotes)).toMatchObject({ status: 403, refusal: 'auth.required' });
  expect(await add('tulips', null)).toMatchObject({ status: 403, refusal: 'auth.required' });
});

test('nothing, and more than 200 characters, is refused', async () => {
  const me = await givenMember(app.database);
  expect(await add('  ', me)).toMatchObject({ status: 400, refusal: 'request.invalid', fields: { text: expect.any(String) } });
  expect(await add('x'.repeat(201), me)).toMatchObject({ status: 400, fields: { text: 'too-big' } });
});

test('a member keeps a text once; another member may have it too', async () => {
  const [me, other] = [await givenMember(app.database), await givenMember(app.database)];
  expect((await add('two tulips', me)).status).toBe(200);
  expect(await add(' two   tulips', me)).toMatchObject({ status: 409, refusal: 'newarea.note-taken' });
  expect((await add('two tulips', other)).status).toBe(200);
});

test('the list has the member’s own notes, latest first', async () => {
  const [me, other] = [await givenMember(app.database), await givenMember(app.database)];
  for (const text of ['first', 'second']) await add(text, me);
  await add('somebody else’s', other);
  expect(await texts(me)).toEqual(['second', 'first']);
});

test('a member who is erased takes their notes along, and nobody else’s', async () => {
  const [gone, other] = [await givenMember(app.database), await givenMember(app.database)];
  for (const member of [gone, other]) await add('tulips', member);
  const part = app.get(NotesPersonalData);
  expect(await part.export(gone)).toMatchObject({ notes: [{ text: 'tulips' }] });
  await app.database.transaction((tx) => part.erase(gone, tx));
  expect([await texts(gone), await texts(other)]).toEqual([[], ['tulips']]);
});

test('of two tabs that keep the same text at once, one is refused, ten times', async () => {
  const me = await givenMember(app.database);
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([add(`round ${round}`, me), add(`round ${round}`, me)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
