/**
 * Tokens of the design system by value, by day and by night: mail programs know no variables. What is by day stands at each element, since
 * many programs read nothing else; what is by night stands in a style sheet, for those that know one.
 */
export const COLORS = {
  paper: ['#faf5ec', '#170d15'],
  surface: ['#fffdf8', '#21141e'],
  line: ['#e2d6c6', '#3e2b39'],
  ink: ['#2a1424', '#f9efe3'],
  'ink-2': ['#5f4a58', '#d0bdc6'],
  'ink-3': ['#705c69', '#af99a6'],
  accent: ['#ff6b52', '#ff7d66'],
  'on-accent': ['#2a0f1c', '#2a0f1c'],
  plum: ['#3b1b33', '#5a2a4b'],
  warn: ['#7d4b00', '#f0be6a'],
  'warn-soft': ['#faeac6', '#3a2a12'],
} as const;

type ColorName = keyof typeof COLORS;
type Part = 'color' | 'backgroundColor' | 'borderColor';

/** What a style sheet calls a part, and how its classes begin. */
const PARTS: Readonly<Record<Part, readonly [property: string, prefix: string]>> = {
  color: ['color', 'c'],
  backgroundColor: ['background-color', 'b'],
  borderColor: ['border-color', 'l'],
};

type Painted = { readonly [part in Part]?: ColorName };

/** Class and style of an element that has these colours, by day and by night. */
export const painted = (parts: Painted): { readonly className: string; readonly style: { readonly [part in Part]?: string } } => {
  const named = Object.entries(parts) as [Part, ColorName][];
  return {
    className: named.map(([part, name]) => `${PARTS[part][1]}-${name}`).join(' '),
    style: Object.fromEntries(named.map(([part, name]) => [part, COLORS[name][0]])),
  };
};

const nightRules = (before: string): string =>
  Object.entries(COLORS)
    .flatMap(([name, [, night]]) =>
      Object.values(PARTS).map(([property, prefix]) => `${before}.${prefix}-${name}{${property}:${night} !important}`),
    )
    .join('');

/** Programs that follow the system's choice, and one that marks what it paints anew itself. */
export const NIGHT_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{background-color:${COLORS.paper[0]}}@media (prefers-color-scheme:dark){${nightRules('')}}${nightRules('[data-ogsc] ')}`;
