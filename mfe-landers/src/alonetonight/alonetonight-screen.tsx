import { useIntl } from 'react-intl';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle } from '@rendezvous/client';
import { LANGUAGES } from '@rendezvous/contracts/reference';
import { landersApi } from '../landers.api';
import { ContentPageFailed, ContentPageMissing } from '../pages/content-page-states';
import { AlonetonightLoading } from './alonetonight-loading';
import { AlonetonightPage } from './alonetonight-page';

const TEMPLATE = 'alonetonight';

/** The evening's lander: the variant that the address names, or the one chosen for this visitor. */
export const AlonetonightScreen = () => {
  const intl = useIntl();
  const { slug = TEMPLATE } = matchPath(`/landers/${TEMPLATE}/:slug`, useLocation().pathname)?.params ?? {};
  const [search] = useSearchParams();
  const language = LANGUAGES.find((known) => known === search.get('language'));
  const preview = search.get('preview') ?? undefined;
  const { currentData: lander, error, isFetching, refetch } = landersApi.useLandersLanderQuery({ slug, language, preview });
  const missing = refusalOf(error)?.code === 'landers.lander-not-found' || (lander !== undefined && lander.template !== TEMPLATE);
  usePageTitle(missing ? intl.formatMessage({ id: 'landers.page.missing' }) : (lander?.social.title ?? ''));
  if (missing) return <ContentPageMissing />;
  if (lander !== undefined) return <AlonetonightPage lander={lander} />;
  if (error !== undefined) return <ContentPageFailed busy={isFetching} onRetry={() => void refetch()} />;
  return <AlonetonightLoading />;
};
