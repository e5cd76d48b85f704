import { givenServer } from '@rendezvous/client/testing';
import { reportRemoteFailure, type LoadableRelease } from '@rendezvous/contracts/releases';
import { reportsOf } from './failure-reports';
import { RemoteFailure } from './remote-failure';

const ROUTE = 'POST /api/remote-failures';
const version = (name: string) => ({ version: name, descriptor: { remote: 'mfe-chat' } }) as LoadableRelease;
const failure = new RemoteFailure('entry', 'timeout');

test('each version is reported once in a page view, as the contract has it', () => {
  const server = givenServer({ [ROUTE]: () => null });
  const report = reportsOf('signed');
  for (const name of ['2', '2', '1', '2']) report(version(name), failure);
  expect(server.of(ROUTE).map(({ body }) => body['version'])).toEqual(['2', '1']);
  expect(reportRemoteFailure.body?.parse(server.of(ROUTE)[0]?.body)).toEqual({
    pageView: 'signed',
    remote: 'mfe-chat',
    version: '2',
    phase: 'entry',
    code: 'timeout',
  });
});

test('a report that is lost is not sent again, and hurts nobody', async () => {
  const server = givenServer({});
  const report = reportsOf('signed');
  expect(() => report(version('2'), failure)).not.toThrow();
  await Promise.resolve();
  report(version('2'), failure);
  expect(server.of(ROUTE)).toHaveLength(1);
});
