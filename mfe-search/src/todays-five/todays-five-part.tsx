import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type AppStore, useRefusalSentence } from '@rendezvous/client';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import type { PickedMember } from '@rendezvous/contracts/search/todays-five';
import { Toaster, useToasts } from '@rendezvous/ui';
import { useMemberLikes } from '../likes/use-member-likes';
import { useNextDay } from '../day/use-next-day';
import { gameApi } from '../game.api';
import { fiveTexts } from './texts';
import { FiveList, type FiveState } from './five-list';

/** Before the ids of what likes tell, which count for themselves. */
const LIKES = 'like-';

/** The five of the day, to like or to pass. */
export const TodaysFivePart = ({ aboveSearch }: { readonly aboveSearch?: boolean }) => (
  <ScreenTexts of={[fiveTexts]}>
    <Five aboveSearch={aboveSearch} />
  </ScreenTexts>
);

const Five = ({ aboveSearch }: { readonly aboveSearch?: boolean | undefined }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { currentData, error, isFetching, refetch } = gameApi.useSearchTodaysFiveQuery(undefined);
  useNextDay(currentData?.next_day, () => void refetch());
  const likes = useMemberLikes();
  const { toasts, show, dismiss } = useToasts();
  const [sendPass] = gameApi.useSearchPassMutation();
  const [sendUndo] = gameApi.useSearchUndoPassMutation();

  const undo = async (member: PickedMember): Promise<void> => {
    try {
      await sendUndo({ memberId: member.id }).unwrap();
    } catch (fault) {
      show({
        text: intl.formatMessage({ id: 'search.five.undo.failed' }, { name: member.name, reason: sentence(fault) }),
        tone: 'danger',
      });
    }
  };
  const pass = async (member: PickedMember): Promise<void> => {
    const hidden = dispatch(
      gameApi.util.updateQueryData('searchTodaysFive', undefined, (five) => {
        five.members = five.members.filter(({ id }) => id !== member.id);
      }),
    );
    try {
      await sendPass({ memberId: member.id }).unwrap();
      show({
        text: intl.formatMessage({ id: 'search.five.passed' }, { name: member.name }),
        action: { label: intl.formatMessage({ id: 'search.like.undo' }), onAction: () => void undo(member) },
      });
    } catch (fault) {
      hidden.undo();
      show({
        text: intl.formatMessage({ id: 'search.five.pass.failed' }, { name: member.name, reason: sentence(fault) }),
        tone: 'danger',
      });
    }
  };
  const state = ((): FiveState => {
    if (currentData) {
      const { members, chosen = true, next_day: next } = currentData;
      return { kind: 'here', members, chosen, next: new Date(next) };
    }
    if (error) return { kind: 'failed', reason: sentence(error), busy: isFetching, onRetry: () => void refetch() };
    return { kind: 'loading' };
  })();
  return (
    <>
      <FiveList aboveSearch={aboveSearch} state={state} onLike={likes.toggle} onPass={(member) => void pass(member)} />
      <Toaster
        toasts={[...likes.toasts.map((toast) => ({ ...toast, id: LIKES + toast.id })), ...toasts]}
        onDismiss={(id) => (id.startsWith(LIKES) ? likes.dismiss(id.slice(LIKES.length)) : dismiss(id))}
        label={intl.formatMessage({ id: 'search.five.toasts' })}
        dismissLabel={intl.formatMessage({ id: 'search.toasts.dismiss' })}
      />
    </>
  );
};
