import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useSettings } from '@rendezvous/client';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { Template } from '@rendezvous/contracts/landers/templates';
import { LANGUAGES } from '@rendezvous/contracts/reference';
import { landersApi } from '../landers.api';
import { ContentPageFailed, ContentPageMissing } from '../pages/content-page-states';
import { pageTexts } from '../pages/texts';
import { ScreenTexts, type Texts } from '@rendezvous/client/screen-texts';
import { landerTexts } from './texts';

export interface LanderPageProps<T extends Template> {
  readonly lander: Lander<T>;
}

interface LanderScreenProps<T extends Template> {
  readonly template: T;
  readonly page: ComponentType<LanderPageProps<T>>;
  /** The page names itself: it is about somebody whom the lander does not know. */
  readonly namesItself?: boolean;
  readonly loading: ComponentType;
  /** Of other folders whose components it shows, such as the short form. */
  readonly texts?: readonly Texts[];
}

/** Stands beside what it names, so that a page inside may name itself instead. */
const Title = ({ children }: { children: string }) => {
  usePageTitle(children);
  return null;
};

type ChosenProps<T extends Template> = Omit<LanderScreenProps<T>, 'texts'>;

const ChosenLander = <T extends Template>({ template, page: Page, namesItself = false, loading: Loading }: ChosenProps<T>) => {
  const intl = useIntl();
  const { index_title: siteTitle } = useSettings();
  const { slug } = useParams();
  const [search] = useSearchParams();
  const language = LANGUAGES.find((known) => known === search.get('language'));
  const preview = search.get('preview') ?? undefined;
  const {
    currentData: lander,
    error,
    isFetching,
    refetch,
  } = landersApi.useLandersLanderQuery(slug === undefined ? { slug: template, language, preview } : { slug, language, preview, template });
  // its name says which template's parts it has
  const own = lander?.template === template ? (lander as unknown as Lander<T>) : null;
  const missing = refusalOf(error)?.code === 'landers.lander-not-found' || (lander !== undefined && own === null);
  if (missing)
    return (
      <>
        <Title>{intl.formatMessage({ id: 'landers.page.missing' })}</Title>
        <ContentPageMissing />
      </>
    );
  if (own !== null)
    return (
      <>
        {namesItself ? null : <Title>{own.social.title || siteTitle}</Title>}
        <Page lander={own} />
      </>
    );
  if (error !== undefined) return <ContentPageFailed busy={isFetching} onRetry={() => void refetch()} />;
  return <Loading />;
};

/** A template's page with the variant that the address names, or the one chosen for this visitor. */
export const LanderScreen = <T extends Template>({ texts = [], ...chosen }: LanderScreenProps<T>) => (
  <ScreenTexts of={[landerTexts, pageTexts, ...texts]}>
    <ChosenLander {...chosen} />
  </ScreenTexts>
);
