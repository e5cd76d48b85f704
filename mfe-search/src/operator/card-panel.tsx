import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { refusalOf, uploadFile, useRefusalSentence } from '@rendezvous/client';
import type { ReplyOf } from '@rendezvous/contracts/route';
import type { CountryCode } from '@rendezvous/contracts/reference';
import {
  type listSponsoredCards,
  type OperatorSponsoredCard,
  uploadSponsoredPicture,
} from '@rendezvous/contracts/search/operator-sponsored-cards';
import { EmptyState, ErrorCard, ListSkeleton, type useToasts } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { CardForm, type Written } from './card-form';
import { CardPreviews } from './card-previews';
import { operatorSearchApi } from './operator-search.api';

interface Props {
  readonly sites: ReplyOf<typeof listSponsoredCards>['sites'];
  readonly tell: ReturnType<typeof useToasts>['show'];
  /** What stands in the list is to be read again. @param opened the card that is to be open now */
  readonly onChanged: (opened?: number) => void;
}

const countriesOf = (sites: Props['sites']): CountryCode[] => [...new Set(sites.flatMap(({ countries }) => countries))];

/** Stores what was written, and then its picture: a picture that is refused takes nothing back. */
const useSaving = ({ tell, onChanged }: Pick<Props, 'tell' | 'onChanged'>) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `search.operator.${id}` }, values);
  const sentence = useRefusalSentence();
  const [busy, setBusy] = useState(false);
  const save = async (work: Promise<OperatorSponsoredCard>, picture: File | null, done: string): Promise<unknown> => {
    setBusy(true);
    try {
      const { id } = await work;
      const fault = picture === null ? null : await sendPicture(id, picture);
      if (fault === null) tell({ tone: 'ok', text: say(done) });
      else tell({ tone: 'danger', text: say('picture-refused', { reason: sentence(fault) }) });
      onChanged(id);
      return null;
    } catch (fault) {
      tell({ tone: 'danger', text: sentence(fault) });
      return fault;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};

/** Answers what it was refused with. */
const sendPicture = (id: number, picture: File): Promise<unknown> =>
  uploadFile(uploadSponsoredPicture.path.replace(':cardId', String(id)), picture, () => undefined).then(
    () => null,
    (fault: unknown) => fault,
  );

/** A card that is added. */
export const NewCard = ({ sites, ...told }: Props) => {
  const intl = useIntl();
  const { busy, save } = useSaving(told);
  const [create] = operatorSearchApi.useSearchCreateCardMutation();
  // the same until one was added: sent twice, it adds one
  const clientId = useRef<string | null>(null);
  const onSave = async ({ values, siteId, picture }: Written): Promise<unknown> => {
    clientId.current ??= crypto.randomUUID();
    const fault = await save(create({ ...values, clientId: clientId.current, site_id: siteId }).unwrap(), picture, 'created');
    if (fault === null) clientId.current = null;
    return fault;
  };
  return (
    <section className={operatorPage.detail}>
      <h2 className={operatorPage.subtitle}>{intl.formatMessage({ id: 'search.operator.add' })}</h2>
      <CardForm card={null} sites={sites} countries={countriesOf(sites)} busy={busy} onSave={onSave} />
    </section>
  );
};

/** The card that is open: how it looks, and everything that may be changed. */
export const CardPanel = ({ id, sites, tell, onChanged }: Props & { readonly id: number }) => {
  const intl = useIntl();
  const say = (name: string, values?: Record<string, number>) => intl.formatMessage({ id: `search.operator.${name}` }, values);
  const sentence = useRefusalSentence();
  const { currentData: card, error, isFetching, refetch } = operatorSearchApi.useSearchSponsoredCardQuery({ cardId: id });
  const [change] = operatorSearchApi.useSearchChangeCardMutation();
  const [withdraw, { isLoading }] = operatorSearchApi.useSearchWithdrawCardMutation();
  const { busy, save } = useSaving({
    tell,
    onChanged: (opened) => {
      void refetch();
      onChanged(opened);
    },
  });
  const end = async (): Promise<void> => {
    try {
      await withdraw({ cardId: id }).unwrap();
      tell({ tone: 'ok', text: say('withdrawn') });
    } catch (fault) {
      tell({ tone: 'danger', text: sentence(fault) });
    }
    void refetch();
    onChanged();
  };
  return (
    <section className={operatorPage.detail} aria-label={say('edit', { id })}>
      <h2 className={operatorPage.subtitle}>{say('edit', { id })}</h2>
      {card ? (
        <>
          <CardPreviews card={card} />
          {card.state === 'withdrawn' ? (
            <p className={operatorPage.quiet}>{say('state.withdrawn')}</p>
          ) : (
            <CardForm
              key={card.version}
              card={card}
              sites={sites}
              countries={countriesOf(sites)}
              busy={busy || isLoading}
              onSave={({ values, picture }) => save(change({ ...values, cardId: id, version: card.version }).unwrap(), picture, 'saved')}
              onWithdraw={() => void end()}
            />
          )}
        </>
      ) : ['search.card-unknown', 'request.invalid'].includes(refusalOf(error)?.code ?? '') ? (
        <EmptyState title={say('unknown')} />
      ) : error ? (
        <ErrorCard
          title={sentence(error)}
          retryLabel={intl.formatMessage({ id: 'search.members.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={say('loading')} />
      )}
    </section>
  );
};
