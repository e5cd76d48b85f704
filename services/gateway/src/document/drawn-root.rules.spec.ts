import { splitDrawn } from './drawn-root.rules.js';

const preload = (more: string) => `<link rel="preload" as="image" ${more}/>`;

test('important pictures are fetched ahead once each, and the root holds nothing but the screen', () => {
  const [first, other] = [preload('imageSrcSet="/a.webp 160w" fetchPriority="high"'), preload('href="/b.webp"')];
  expect(splitDrawn({ html: `${first}${other}${first}<h1>Members</h1>` })).toEqual({ root: '<h1>Members</h1>', preloads: [first] });
});
