import { createServer } from 'node:net';
import { connect } from '../database/index.js';
import { plainFault } from './plain-fault.js';

const failed = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a database that nobody runs is told in one sentence, with its place and what to do', async () => {
  const options = { url: 'postgres://nobody:secret@127.0.0.1:1/none', entities: [], migrations: [], migrate: false };
  const said = plainFault(await failed(connect(options)));
  expect(said).toMatch(/^The database does not answer at 127\.0\.0\.1:1: start it, or correct DATABASE_URL/);
  expect(said).not.toMatch(/\n|secret/);
});

test('a port that is taken is told with its number', async () => {
  const [first, second] = [createServer(), createServer()];
  await new Promise<void>((done) => first.listen(0, '127.0.0.1', done));
  const { port } = first.address() as { port: number };
  const error = await new Promise((done) => second.once('error', done).listen(port, '127.0.0.1'));
  expect(plainFault(error)).toMatch(new RegExp(`^Port ${port} is taken: .*PORT`));
  first.close();
});

test('our own sentences are told as they are; a mistake in the code keeps its stack', () => {
  expect(plainFault(new Error('mfe-chat has no canary.'))).toBe('mfe-chat has no canary.');
  expect(plainFault(Object.assign(new Error('password authentication failed for user "x"'), { code: '28P01' }))).toMatch(
    /refused the user or password/,
  );
  expect(plainFault(Object.assign(new Error('database "x" does not exist'), { code: '3D000' }))).toMatch(/does not exist.*Create it/);
  expect(plainFault(new TypeError('x is not a function'))).toMatch(/\n\s+at /);
});
