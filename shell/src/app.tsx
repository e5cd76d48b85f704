import { Provider } from 'react-redux';
import { SlotProvider } from '@rendezvous/client';
import type { AppStore, RootState } from '@rendezvous/client';
import type { Composition } from '@rendezvous/contracts/releases';
import { OverridePlace } from './banners/override-place';
import { Language } from './language/language';
import type { FirstMessages } from './language/shell-messages';
import { NavigationContext } from './navigation/navigation-context';
import type { PageNavigation } from './navigation/navigation.rules';
import { PageEffects } from './navigation/page-effects';
import { Pages } from './pages/pages';
import { Overlays } from './pages/overlays';
import type { Remotes } from './remote-host/remotes';
import { RemotesContext } from './remote-host/remotes-context';
import { fillSlot } from './remote-host/slot';

interface Props {
  readonly store: AppStore;
  readonly remotes: Remotes;
  readonly composition: Composition;
  readonly messages: FirstMessages;
  readonly navigation: PageNavigation;
  /** What the store held when the page was drawn, when it is taken over: the store may change before all of it is alive. */
  readonly drawnState?: RootState | undefined;
}

/** The whole page, in a router: providers, the pages, and what lies over them. */
export const App = ({ store, remotes, composition, messages, navigation, drawnState }: Props) => (
  <Provider store={store} serverState={drawnState}>
    <RemotesContext.Provider value={remotes}>
      <Language first={messages} offered={composition.offeredLocales} remotes={remotes}>
        <SlotProvider value={fillSlot}>
          <OverridePlace composition={composition} />
          <PageEffects />
          <NavigationContext value={navigation}>
            <Pages />
          </NavigationContext>
          <Overlays />
        </SlotProvider>
      </Language>
    </RemotesContext.Provider>
  </Provider>
);
