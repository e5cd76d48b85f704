import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { imageUrl, usePageTitle, useUser } from '@rendezvous/client';
import { Toaster, useToasts } from '@rendezvous/ui';
import { useModerated } from '@rendezvous/client/moderated';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { GameClosed } from './game-closed';
import { SwipeGamePage } from './swipe-game-page';
import { gameTexts } from './texts';
import { type GameFault, useGame } from './use-game';

const TodaysFive = lazy(() =>
  import(/* webpackChunkName: "todays-five" */ '../todays-five/todays-five-part').then((part) => ({ default: part.TodaysFivePart })),
);

/** `/swipe-game`. */
export const SwipeGameScreen = () => <ScreenTexts of={[gameTexts]}>{useModerated() ? <GameClosed /> : <Game />}</ScreenTexts>;

const Game = () => {
  const intl = useIntl();
  const user = useUser();
  const { toasts, show, dismiss } = useToasts();
  usePageTitle(intl.formatMessage({ id: 'search.game.title' }));
  const tell = ({ member, what, reason }: GameFault): void => {
    show({ text: intl.formatMessage({ id: `search.game.failed.${what}` }, { name: member.name, reason }), tone: 'danger' });
  };
  const game = useGame(tell);
  const own = user?.profile.main_image;
  const faceOf = (memberId: number): string | null => {
    const image = game.deck.cards.find(({ id }) => id === memberId)?.main_image;
    return image ? imageUrl(image.filename) : null;
  };
  return (
    <>
      <SwipeGamePage game={game} ownFace={own ? imageUrl(own.filename) : null} faceOf={faceOf}>
        <Suspense>
          <TodaysFive />
        </Suspense>
      </SwipeGamePage>
      <Toaster
        toasts={toasts}
        onDismiss={dismiss}
        label={intl.formatMessage({ id: 'search.toasts.label' })}
        dismissLabel={intl.formatMessage({ id: 'search.toasts.dismiss' })}
      />
    </>
  );
};
