import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Other words make other lines: what is written is set as the house sets it. */
const set = async (root: string, path: string, text: string): Promise<string> => {
  const file = join(root, path);
  if (!/\.(tsx?|mjs|json|css)$/.test(path) || path === 'package-lock.json') return text;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
};

/** Writes files. Nothing is written when one of them cannot be set. */
export const write = async (root: string, texts: Readonly<Record<string, string>>): Promise<void> => {
  const all = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => [join(root, path), await set(root, path, text)] as const),
  );
  for (const [file, text] of all) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** Makes new projects known to Node, as npm does when it installs. */
export const link = (root: string, paths: readonly string[]): void => {
  for (const path of paths.filter((file) => file.endsWith('/package.json'))) {
    const { name } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { name: string };
    const place = join(root, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(relative(dirname(place), join(root, dirname(path))), place, 'dir');
  }
};
