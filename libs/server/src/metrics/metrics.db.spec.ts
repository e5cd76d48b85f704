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
