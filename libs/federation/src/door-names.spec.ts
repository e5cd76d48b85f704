import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { doorNames } = jest.requireActual<{ doorNames(file: string): string[] }>('./door-names.mjs');

test('a door gives the names that are there at run time: lists, declarations, and those behind a star', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-door-'));
  try {
    mkdirSync(join(folder, 'icon'));
    writeFileSync(
      join(folder, 'icon/index.ts'),
      `import { icon } from './draw'; export const PinIcon = icon(), UserIcon = icon(); export type Drawn = 1;`,
    );
    writeFileSync(
      join(folder, 'more.tsx'),
      `export function More() { return <p>export const Not = 1</p>; }\nexport interface MoreProps {}`,
    );
    writeFileSync(
      join(folder, 'index.ts'),
      `export { Avatar, type AvatarProps, Face as Photo } from './avatar';\nexport type { Link } from './link';\nexport * from './icon';\nexport * from './more';`,
    );
    expect(doorNames(join(folder, 'index.ts'))).toEqual(['Avatar', 'Photo', 'PinIcon', 'UserIcon', 'More']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
