/** The paths that a pattern stands for, by their parts: one with each optional part, one without. */
const shapesOf = (pattern: string): string[][] =>
  pattern
    .split('/')
    .reduce<string[][]>(
      (shapes, part) =>
        part.endsWith('?') ? [...shapes, ...shapes.map((shape) => [...shape, part])] : shapes.map((shape) => [...shape, part]),
      [[]],
    );

const isParameter = (part: string): boolean => part.startsWith(':');

/** Whether one address can be meant by both patterns. */
export const overlap = (one: string, other: string): boolean =>
  shapesOf(one).some((left) =>
    shapesOf(other).some(
      (right) =>
        left.length === right.length &&
        left.every((part, index) => isParameter(part) || isParameter(right[index]!) || part === right[index]),
    ),
  );
