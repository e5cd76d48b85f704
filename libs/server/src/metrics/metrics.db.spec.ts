import { type TestApp, testApp } from '../testing/index.js';
import { Metrics } from './index.js';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({});
});
afterAll(() => test.close());

it('measures requests by route, never by address, and what the platform runs', async () => {
  await test.app.inject({ method: 'GET', url: '/api/members/12345?email=ann@example.org' });
  test.realtime.subscribe(1, jest.fn());
  const text = await test.get(Metrics).text();
  expect(text).toMatch(/http_request_seconds_count\{method="GET",route="[^"]*",status="404"\} 1/);
  expect(text).not.toMatch(/12345|ann@/);
  expect(text).toMatch(/^realtime_connections 1$/m);
  expect(text).toMatch(/^jobs_parked 0$/m);
  expect(text).toMatch(/^database_pool_connections \d+$/m);
});

it('leaves out a number that cannot be read, or not in time, and gives all others', async () => {
  const metrics = new Metrics();
  const read = jest.fn((): number | Promise<number> => 3);
  metrics.gauge('shaky', 'Sometimes there.', read);
  metrics.gauge('sound', 'Always there.', () => 7);
  expect(await metrics.text()).toMatch(/^shaky 3$/m);
  for (const failing of [() => Promise.reject(new Error('no database')), () => new Promise<number>(() => undefined)]) {
    read.mockImplementation(failing);
    const text = await metrics.text();
    expect(text).toMatch(/^sound 7$/m);
    expect(text).not.toMatch(/^shaky \d/m);
  }
  read.mockReturnValue(4);
  expect(await metrics.text()).toMatch(/^shaky 4$/m);
});
