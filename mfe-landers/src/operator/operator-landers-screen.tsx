import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type AppStore, useRefusalSentence } from '@rendezvous/client';
import { useToasts } from '@rendezvous/ui';
import type { OperatorLander, OperatorLanders } from '@rendezvous/contracts/landers/operator';
import { useIntl } from 'react-intl';
import { OperatorLandersFailed, OperatorLandersLoading } from './operator-landers-states';
import { OperatorLandersPage } from './operator-landers-page';
import { operatorLandersApi } from './operator-landers.api';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { operatorTexts } from './texts';
import { VisitSources } from './visit-sources';

const STATES = ['draft', 'published', 'withdrawn'] as const;

const Landers = () => {
  const intl = useIntl();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const sentenceOf = useRefusalSentence();
  const [search] = useSearchParams();
  const { data, isError, refetch, isFetching } = operatorLandersApi.useLandersOperatorListQuery();
  const [weigh, { isLoading: weighing }] = operatorLandersApi.useLandersWeighMutation();
  const [withdraw, { isLoading: withdrawing }] = operatorLandersApi.useLandersWithdrawMutation();
  const [undo, { isLoading: undoing }] = operatorLandersApi.useLandersUndoMutation();
  const [link] = operatorLandersApi.useLazyLandersLinkQuery();
  const { toasts, show, dismiss } = useToasts();
  const say = (id: string, values: Record<string, string | number>) => intl.formatMessage({ id: `landers.operator.${id}` }, values);

  const done = async (work: Promise<OperatorLanders>, slug: string, text: string, undoable: boolean): Promise<void> => {
    try {
      const landers = await work;
      dispatch(operatorLandersApi.util.upsertQueryData('landersOperatorList', undefined, landers));
      const action = { label: intl.formatMessage({ id: 'landers.operator.undo' }), onAction: () => void takeBack(slug) };
      show({ text, ...(undoable ? { action } : {}) });
    } catch (fault) {
      show({ tone: 'danger', text: sentenceOf(fault) });
    }
  };
  const takeBack = (slug: string): Promise<void> => done(undo({ slug }).unwrap(), slug, say('undone', { slug }), false);

  if (isError) return <OperatorLandersFailed busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <OperatorLandersLoading />;
  return (
    <OperatorLandersPage
      landers={data}
      state={STATES.find((one) => one === search.get('state')) ?? null}
      selected={search.get('variant')}
      sources={<VisitSources />}
      busy={weighing || withdrawing || undoing}
      toasts={toasts}
      onDismiss={dismiss}
      onWeigh={({ slug }: OperatorLander, weight: number) =>
        done(weigh({ slug, weight }).unwrap(), slug, say('weighed', { slug, weight }), true)
      }
      onWithdraw={({ slug, template }) => {
        const isCompared = data.reports.some(
          (report) => report.template === template && report.ended_at === null && report.arms.some((arm) => arm.slug === slug),
        );
        const id = isCompared ? 'withdrawn-from-split' : 'withdrawn';
        return done(withdraw({ slug }).unwrap(), slug, say(id, { slug, template }), true);
      }}
      onUndo={({ slug }) => takeBack(slug)}
      onLink={({ slug }, query) => link({ slug, ...query }).unwrap()}
      onCopied={() => show({ text: intl.formatMessage({ id: 'landers.operator.link.copied' }) })}
    />
  );
};

export const OperatorLandersScreen = () => (
  <ScreenTexts of={[operatorTexts]}>
    <Landers />
  </ScreenTexts>
);
