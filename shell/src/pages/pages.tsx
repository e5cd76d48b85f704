import { Navigate, matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { RequireLogin, isLeaving, useUser } from '@rendezvous/client';
import { safeNext } from '@rendezvous/contracts/safe-next';
import { findOwnPage, findRoute } from '../composition/find-route';
import { ChatLayout } from '../layout/chat-layout';
import { DefaultLayout } from '../layout/default-layout';
import { EmptyLayout } from '../layout/empty-layout';
import { LanderLayout } from '../layout/lander-layout';
import { RemotePage } from '../remote-host/remote-page';
import { useDescriptors, useRemotes } from '../remote-host/remotes-context';
import { LazyPage } from './lazy-page';
import { NotFoundPage } from './not-found-page';
import { OWN_PAGES } from './own-pages';
import { ShellBoundary } from './shell-boundary';

const LAYOUTS = { default: DefaultLayout, chat: ChatLayout, lander: LanderLayout, empty: EmptyLayout };

/** The page of the address. What a layout throws has no layout around what says so. */
export const Pages = () => (
  <ShellBoundary>
    <FoundPage />
  </ShellBoundary>
);

/** Chooses the page for the address: the shell's own, a remote's in the layout that its descriptor names, or "not found". */
const FoundPage = () => {
  const { pathname } = useLocation();
  const descriptors = useDescriptors();
  const { chosen } = useRemotes();
  const user = useUser();
  const own = findOwnPage(pathname);
  if (own === 'login') return <Login />;
  // a page that only the chosen version has keeps its place while an older one is in use
  const found = findRoute(descriptors, pathname) ?? findRoute(chosen, pathname);
  const isOperators = own !== null || found?.route.access === 'operator';
  if (isOperators && user?.operator) return <LazyPage load={OWN_PAGES.operator} />;
  if (!found || isOperators) {
    return (
      <DefaultLayout>
        <NotFoundPage />
      </DefaultLayout>
    );
  }
  if (matchPath('/', pathname)) return <Home area={found.area} />;
  const Layout = LAYOUTS[found.route.layout];
  const page = <RemotePage key={found.area} area={found.area} />;
  return (
    <Layout>
      <ShellBoundary key={found.area}>{found.route.access === 'anyone' ? page : <RequireLogin>{page}</RequireLogin>}</ShellBoundary>
    </Layout>
  );
};

/** The home page is for visitors; members go to the search. */
const Home = ({ area }: { area: string }) => {
  const user = useUser();
  const { state } = useLocation();
  if (user && !isLeaving(state)) return <Navigate replace to="/members" />;
  return (
    <LanderLayout>
      <ShellBoundary>
        <RemotePage area={area} />
      </ShellBoundary>
    </LanderLayout>
  );
};

const Login = () => {
  const [search] = useSearchParams();
  if (useUser()) return <Navigate replace to={safeNext(search.get('next'))} />;
  return (
    <DefaultLayout>
      <LazyPage load={OWN_PAGES.login} />
    </DefaultLayout>
  );
};
