import { useIntl } from 'react-intl';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle } from '@rendezvous/client';
import { LANGUAGES } from '@rendezvous/contracts/reference';
import { landersApi } from '../landers.api';
import { cookieChoiceTexts } from '../cookie-choice/texts';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { ContentArticle } from './content-article';
import { ContentPageFailed, ContentPageLoading, ContentPageMissing } from './content-page-states';
import { pageTexts } from './texts';

const Page = () => {
  const intl = useIntl();
  const { slug = '' } = matchPath('/pages/:slug', useLocation().pathname)?.params ?? {};
  const [search] = useSearchParams();
  const language = LANGUAGES.find((known) => known === search.get('language'));
  const { currentData: page, error, isFetching, refetch } = landersApi.useLandersPageQuery({ slug, language });
  const missing = refusalOf(error)?.code === 'landers.page-not-found';
  usePageTitle(page?.title ?? (missing ? intl.formatMessage({ id: 'landers.page.missing' }) : ''));
  if (page !== undefined) return <ContentArticle page={page} />;
  if (missing) return <ContentPageMissing />;
  if (error !== undefined) return <ContentPageFailed busy={isFetching} onRetry={() => void refetch()} />;
  return <ContentPageLoading />;
};

/** A legal page, the FAQ or customer service, in the language that the address asks for. */
export const ContentPageScreen = () => (
  <ScreenTexts of={[pageTexts, cookieChoiceTexts]}>
    <Page />
  </ScreenTexts>
);
