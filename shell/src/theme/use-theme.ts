import { useSyncExternalStore } from 'react';
import { FRAME_COLORS, THEMES, type Theme, themeOf } from '@rendezvous/contracts/theme';
import { writeThemeCookie } from './theme-cookie';

export type ThemeChoice = Theme | 'system';
export const THEME_CHOICES: readonly ThemeChoice[] = ['system', ...THEMES];

const hearers = new Set<() => void>();
const follow = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

// the server has written the choice into the page
const chosen = (): ThemeChoice => themeOf(document.documentElement.dataset['theme']) ?? 'system';

/** The page changes at once, and so does the browser's frame around it. */
const choose = (choice: ThemeChoice): void => {
  const theme = themeOf(choice);
  writeThemeCookie(theme);
  if (theme === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const one of THEMES) {
    const frame = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${one}"]`);
    if (frame) frame.content = FRAME_COLORS[theme ?? one];
  }
  for (const hear of hearers) hear();
};

/** Light, dark or as the system, and how to choose. */
export const useTheme = (): { readonly theme: ThemeChoice; readonly setTheme: (choice: ThemeChoice) => void } => ({
  theme: useSyncExternalStore(follow, chosen, () => 'system'),
  setTheme: choose,
});
