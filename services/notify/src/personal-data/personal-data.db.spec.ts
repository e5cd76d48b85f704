import type { GivenChat } from '@rendezvous/chat/testing';
import { rowsNaming, type TestApp } from '@rendezvous/server/testing';
import { Deliveries } from '../deliveries/deliveries.service.js';
import { Sending } from '../sending/sending.service.js';
import { notifyApp } from '../testing/notify-app.js';
import { NotifyPersonalData } from './personal-data.service.js';

let app: TestApp & { readonly given: GivenChat };
let part: NotifyPersonalData;

beforeAll(async () => {
  app = await notifyApp();
  part = app.get(NotifyPersonalData);
});
afterAll(() => app.close());

test('which mails a member got is exported and erased; one that was still to go out does not', async () => {
  const [leaves, stays] = [await app.given.member({ email: 'leaves@given.test' }), await app.given.member()];
  for (const memberId of [leaves, stays]) await app.get(Deliveries).plan({ kind: 'password-changed', cause: 'event:spec', memberId });
  expect(await part.export(leaves)).toMatchObject({ deliveries: [{ kind: 'password-changed', state: 'planned', done_at: null }] });
  const [{ id }] = (await app.database.read<{ id: number }>('select id from notify.deliveries where member_id = $1', [leaves])) as [
    { id: number },
  ];
  const before = await rowsNaming(app.database, part.tables, stays);
  expect(await app.database.transaction((tx) => part.erase(leaves, tx))).toBeNull();
  expect(await rowsNaming(app.database, part.tables, leaves)).toEqual({});
  expect(await rowsNaming(app.database, part.tables, stays)).toEqual(before);
  await app.get(Sending).deliver(id);
  expect(app.mail.sent.filter(({ to }) => to === 'leaves@given.test')).toEqual([]);
});
