import type { Decorator } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';

declare const STORY_MESSAGES: Record<string, Record<string, string>>;

interface PageProps {
  theme: string;
  locale: string;
  children: React.ReactNode;
}

function Page({ theme, locale, children }: PageProps) {
  // Theme and language are attributes of the document, outside React.
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (theme === 'system') delete page.dataset['theme'];
    else page.dataset['theme'] = theme;
    page.lang = locale;
  }, [theme, locale]);
  return (
    <IntlProvider locale={locale} messages={STORY_MESSAGES[locale] ?? {}} onError={() => undefined}>
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>
  );
}

/** What a page gives every component: theme, language, messages and a router. */
export const surroundings: Decorator = (Story, { globals }) => (
  <Page theme={String(globals['theme'])} locale={String(globals['locale'])}>
    <Story />
  </Page>
);
