import descriptor from '../descriptor.json';
import remote from './remote';

test('every page and part of the descriptor is there, and nothing else', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(descriptor.routes.map(({ path }) => path));
  expect(Object.keys(remote.slots ?? {}).toSorted()).toEqual(descriptor.slots.toSorted());
});

test('a page about somebody is "not found" where there is nobody', () => {
  const about = descriptor.routes.filter(({ data: [first] }) => first === '/api/members/:id');
  expect(about.map(({ path, mayBeMissing }) => [path, mayBeMissing])).toEqual([
    ['/members/:id', true],
    ['/likes/m/:id', true],
  ]);
});
