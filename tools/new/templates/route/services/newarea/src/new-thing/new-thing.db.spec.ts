import { readNewThing } from '@rendezvous/contracts/newarea/new-thing';
import { testApp, type TestApp } from '@rendezvous/server/testing';
import { NewThingController } from './new-thing.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ controllers: [NewThingController] });
});
afterAll(() => app.close());

test('new-thing is for members only', async () => {
  expect(await app.call(readNewThing)).toMatchObject({ status: 403, refusal: 'auth.required' });
});

test('a member is told when it was read', async () => {
  expect(await app.call(readNewThing, undefined, { as: 1 })).toMatchObject({
    status: 200,
    body: { read_at: app.clock.now().toISOString() },
  });
});
