import type { Decorator } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../libs/client/src/store/store';

declare const STORY_MESSAGES: Record<string, Record<string, string>>;

const store = createStore();

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
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </IntlProvider>
  );
}

/** What a page gives every component: theme, language, messages, a router and the store of a visitor who knows nothing yet. */
export const surroundings: Decorator = (Story, { globals }) => (
  <Page theme={String(globals['theme'])} locale={String(globals['locale'])}>
    <Story />
  </Page>
);
