import descriptor from '../descriptor.json';
import remote from './remote';

test('every page and part of the descriptor is there, and nothing else', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(descriptor.routes.map(({ path }) => path));
  expect(Object.keys(remote.slots ?? {}).toSorted()).toEqual(descriptor.slots.toSorted());
});

test('the country of a visitor is chosen from wherever they are: the end of every page leads to it', () => {
  expect(descriptor.navigation.footer.map(({ path }) => path)).toContain('/lang-config');
});
