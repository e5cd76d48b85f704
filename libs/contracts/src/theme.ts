/** What somebody may choose to see by; without a choice the system says it. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Keeps the choice in the browser, so that the page comes as it is seen. */
export const THEME_COOKIE = 'theme';

/** The colour of the browser's own frame. */
export const FRAME_COLORS: Readonly<Record<Theme, string>> = { light: '#FAF5EC', dark: '#170D15' };

/** A theme by its name; null for anything else. */
export const themeOf = (name: string | undefined): Theme | null => THEMES.find((theme) => theme === name) ?? null;
