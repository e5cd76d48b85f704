import { givenServer, givenStore } from '@rendezvous/client/testing';
import { newareaApi } from '../newarea.api';

test('a screen gets what new-thing answers', async () => {
  const answer = { read_at: '2026-11-21T10:00:00.000Z' };
  givenServer({ 'GET /api/newarea/new-thing': () => answer });
  const { dispatch } = await givenStore();
  expect(await dispatch(newareaApi.endpoints.newareaNewThing.initiate())).toMatchObject({ isSuccess: true, data: answer });
});
