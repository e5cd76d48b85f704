import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence, useSettings } from '@rendezvous/client';
import type { Interest } from '@rendezvous/contracts/reference';
import type { Search, SearchResult } from '@rendezvous/contracts/search/members';
import { ErrorCard, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { ClosedToVisitors } from '../closed/closed-to-visitors';
import { argsOf, readSearch, type SearchArgs, searchOf } from '../members/search-url';
import { useKeepLastSearch } from '../members/use-last-search';
import { useRegionsOf } from '../members/use-regions-of';
import { searchApi } from '../search.api';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { finderAddress, STEPS, stepOf, stepsFor } from './finder-address';
import { finderTexts } from './texts';
import { FinderFrame, MatchFinderPage } from './match-finder-page';

/** `/match-finder`: four questions at most that end on the results. The answers stand in the address. */
export const MatchFinderScreen = () => (
  <ScreenTexts of={[finderTexts]}>
    <Finder />
  </ScreenTexts>
);

const Finder = () => {
  const intl = useIntl();
  const { pathname, search: query } = useLocation();
  const settings = useSettings();
  const sentence = useRefusalSentence();
  const [params] = useSearchParams();
  const countries = useMemo(() => settings.countries.map(({ code }) => code), [settings]);
  const args = useMemo(() => {
    const { page: _, order: __, ...answers } = readSearch(params, countries);
    return answers;
  }, [params, countries]);
  const { data, error, isFetching, refetch } = searchApi.useSearchMembersQuery(asked(args));
  usePageTitle(intl.formatMessage({ id: 'search.finder.title' }));
  const step = stepOf(params, data ? stepsFor(data.genders) : STEPS);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // the next question takes the place of the one before: the reader goes on there
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);

  if (refusalOf(error)?.code === 'search.logged-out-closed') return <ClosedToVisitors next={pathname + query} />;
  if (data) return <Question key={query} {...{ step, args, heading, countries }} result={data} />;
  return (
    <FinderFrame>
      {error ? (
        <ErrorCard
          title={intl.formatMessage({ id: 'search.finder.failed' })}
          retryLabel={intl.formatMessage({ id: 'search.members.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {sentence(error)}
        </ErrorCard>
      ) : (
        <>
          <Waiting />
          <output>
            <VisuallyHidden>{intl.formatMessage({ id: 'search.members.loading' })}</VisuallyHidden>
          </output>
          <Skeleton shape="block" lines={3} />
        </>
      )}
    </FinderFrame>
  );
};

interface QuestionProps {
  readonly step: number;
  readonly args: SearchArgs;
  readonly result: SearchResult;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly countries: React.ComponentProps<typeof MatchFinderPage>['countries'];
}

/** Whoever answers questions begins anew: what was searched last is not asked for. */
const asked = (answers: SearchArgs): SearchArgs => ({ ...answers, order: 'active' });

/** An address names interests by their ids alone. */
const withInterests = (search: Search, { interests }: SearchArgs): Search =>
  interests === undefined ? search : { ...search, interests: interests.split(',').map((id) => ({ id: id as Interest, name: id })) };

const Question = ({ step, args, result, heading, countries }: QuestionProps) => {
  const navigate = useNavigate();
  const { defaults, genders } = result;
  const [draft, setDraft] = useState<Search>(() => withInterests(searchOf(args, defaults), args));
  // what was answered last: a key may send the form before it is drawn
  const latest = useRef(draft);
  const keepLast = useKeepLastSearch();
  const answersOf = (search: Search): SearchArgs => {
    const { order: _, ...answers } = argsOf(search, defaults);
    return answers;
  };
  const answers = answersOf(draft);
  const { currentData } = searchApi.useSearchMembersQuery(asked(answers));
  const regionsOf = useRegionsOf({ found: result, complete: true });
  const change = (part: Partial<Search>): void => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
  };
  return (
    <MatchFinderPage
      step={step}
      search={draft}
      answers={answers}
      genders={genders}
      countries={countries}
      regions={regionsOf(draft.country)}
      found={currentData ?? null}
      heading={heading}
      onChange={change}
      onNext={() => {
        const given = answersOf(latest.current);
        const steps = stepsFor(genders);
        if (step === steps.length) keepLast(given);
        void navigate(finderAddress(step + 1, given, steps));
      }}
    />
  );
};
