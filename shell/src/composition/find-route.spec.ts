import { ODD_PATHS, PATTERNS } from '@rendezvous/contracts/testing/odd-paths';
import ownPages from '../../pages.json';
import { givenRelease } from '../testing/given-composition';
import { findOwnPage, findRoute } from './find-route';

const [own] = ownPages;
const { descriptor } = givenRelease('any', '1', { paths: PATTERNS.filter((path) => path !== own!.path) });

test.each(ODD_PATHS)('the page at "%s" is %s, as the server says', (path, pattern) => {
  const page = findOwnPage(path) === own!.chunk ? own!.path : findRoute([descriptor], path)?.route.path;
  expect(page ?? null).toBe(pattern);
});
