import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle } from '@rendezvous/client';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { Template } from '@rendezvous/contracts/landers/templates';
import { LANGUAGES } from '@rendezvous/contracts/reference';
import { landersApi } from '../landers.api';
import { ContentPageFailed, ContentPageMissing } from '../pages/content-page-states';

export interface LanderPageProps<T extends Template> {
  readonly lander: Lander<T>;
}

interface LanderScreenProps<T extends Template> {
  readonly template: T;
  readonly page: ComponentType<LanderPageProps<T>>;
  readonly loading: ComponentType;
}

/** A template's page with the variant that the address names, or the one chosen for this visitor. */
export const LanderScreen = <T extends Template>({ template, page: Page, loading: Loading }: LanderScreenProps<T>) => {
  const intl = useIntl();
  const { slug = template } = useParams();
  const [search] = useSearchParams();
  const language = LANGUAGES.find((known) => known === search.get('language'));
  const preview = search.get('preview') ?? undefined;
  const { currentData: lander, error, isFetching, refetch } = landersApi.useLandersLanderQuery({ slug, language, preview });
  // its name says which template's parts it has
  const own = lander?.template === template ? (lander as unknown as Lander<T>) : null;
  const missing = refusalOf(error)?.code === 'landers.lander-not-found' || (lander !== undefined && own === null);
  usePageTitle(missing ? intl.formatMessage({ id: 'landers.page.missing' }) : (own?.social.title ?? ''));
  if (missing) return <ContentPageMissing />;
  if (own !== null) return <Page lander={own} />;
  if (error !== undefined) return <ContentPageFailed busy={isFetching} onRetry={() => void refetch()} />;
  return <Loading />;
};
