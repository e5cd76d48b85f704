import type { FirstAnswer } from './first-answer.js';

const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[name], answer);

/**
 * Addresses of the pictures that a screen begins with: they are fetched with the scripts, not after them.
 * @param paths where the answers of the page's calls name a picture; nothing is fetched where one does not
 * @param prefix what addresses of pictures begin with
 */
export const firstPictures = (paths: readonly string[], answers: readonly Pick<FirstAnswer, 'value'>[], prefix: string): string[] =>
  paths.flatMap((path) =>
    answers.flatMap((answer) => {
      const name = valueAt(answer.value, path);
      return typeof name === 'string' ? [prefix + name] : [];
    }),
  );
