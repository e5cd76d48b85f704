import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { SPONSORED_STATES } from '@rendezvous/contracts/search/operator-sponsored-cards';
import { Button, LinkButton, Toaster, useToasts } from '@rendezvous/ui';
import { OperatorList } from '@rendezvous/ui/operator-list';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { sponsoredTexts } from '../sponsored/texts';
import { CardPanel, NewCard } from './card-panel';
import { CardsTable } from './cards-table';
import { operatorAddress } from './operator-address';
import { operatorSearchApi } from './operator-search.api';
import styles from './operator-search.module.css';
import { operatorTexts } from './texts';

const STATES = ['all', ...SPONSORED_STATES] as const;

const OperatorSearch = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `search.operator.${id}` }, values);
  const sentence = useRefusalSentence();
  const navigate = useNavigate();
  const { toasts, show, dismiss } = useToasts();
  const [search] = useSearchParams();
  const state = STATES.find((one) => one === search.get('state')) ?? 'all';
  const after = Number(search.get('after')) || null;
  const selected = Number(search.get('card')) || null;
  const list = operatorSearchApi.useSearchSponsoredCardsQuery({ state, ...(after && { after }) });
  const [switchCards, { isLoading: switching }] = operatorSearchApi.useSearchSwitchCardsMutation();
  const { currentData: data, isError, isFetching, refetch } = list;
  const address = (more: Readonly<Record<string, string | null>>): string =>
    operatorAddress({ state: state === 'all' ? null : state, ...more });
  const title = say('title');
  usePageTitle(title);

  const turn = async (siteId: number, host: string, shows: boolean): Promise<void> => {
    try {
      await switchCards({ siteId, shows_cards: shows }).unwrap();
      show({ tone: 'ok', text: say(shows ? 'site-on' : 'site-off', { host }) });
    } catch (fault) {
      show({ tone: 'danger', text: sentence(fault) });
    }
    void refetch();
  };
  const onChanged = (opened?: number): void => {
    void refetch();
    if (opened !== undefined && opened !== selected) void navigate(operatorAddress({ card: String(opened) }));
  };

  const words = {
    title,
    filter: say('filter'),
    keys: say('keys'),
    loading: say('loading'),
    failed: say('failed'),
    retry: intl.formatMessage({ id: 'search.members.retry' }),
    none: say('none'),
    noneText: say('none-text'),
    more: say('more'),
  };
  return (
    <>
      <OperatorList
        words={words}
        filters={STATES.map((one) => ({
          id: one,
          label: say(`state.${one}`),
          current: one === state,
          link: <Link to={operatorAddress({ state: one === 'all' ? null : one })} />,
        }))}
        action={selected === null ? null : <LinkButton render={<Link to={address({})} />}>{say('add')}</LinkButton>}
        intro={
          <>
            <p className={operatorPage.quiet}>{say('about')}</p>
            {data ? (
              <div className={styles.sites}>
                {data.sites.map(({ id, host, shows_cards: shows }) => (
                  <div key={id} className={styles.site}>
                    <p>{say(shows ? 'site-shows' : 'site-hides', { host })}</p>
                    <Button busy={switching} onClick={() => void turn(id, host, !shows)}>
                      {say(shows ? 'site-hide' : 'site-show')}
                    </Button>
                  </div>
                ))}
              </div>
            ) : null}
          </>
        }
        rows={data?.cards}
        isError={isError}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        more={data?.more ? <Link to={address({ after: String(data.cards.at(-1)?.id) })} /> : null}
        detail={
          data &&
          (selected === null ? (
            <NewCard sites={data.sites} tell={show} onChanged={onChanged} />
          ) : (
            <CardPanel key={selected} id={selected} sites={data.sites} tell={show} onChanged={onChanged} />
          ))
        }
      >
        {(cards) => (
          <CardsTable
            cards={cards}
            selected={selected}
            addressOf={(id) => address({ card: String(id), after: after === null ? null : String(after) })}
          />
        )}
      </OperatorList>
      <Toaster
        toasts={toasts}
        onDismiss={dismiss}
        label={intl.formatMessage({ id: 'search.toasts.label' })}
        dismissLabel={intl.formatMessage({ id: 'search.toasts.dismiss' })}
      />
    </>
  );
};

/** Sponsored cards: which sites show any, all of them by state, and the one that is open or new beside them. */
export const OperatorSearchScreen = withTexts([operatorTexts, sponsoredTexts], OperatorSearch);
