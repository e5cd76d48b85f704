export { api, injectRemote, mutationOf, queryOf } from './api/api';
export type { ApiBuilder, ApiTag } from './api/api';
export { keepFirstAnswers } from './api/first-answers';
export { askAgain } from './api/base-query';
export type { ApiFault } from './api/base-query';
export { addressOf } from './api/request';
export { isNetworkFault, refusalOf } from './api/refusal';
export type { RefusalFacts } from './api/refusal';
export { useRefusalSentence } from './api/use-refusal-sentence';
export { declareCacheTags, invalidateAfter } from './api/cache-tags';
export { uploadFile } from './api/upload';
export {
  contactApi,
  useBlock,
  useChats,
  useLike,
  useLikes,
  useNewLikesCount,
  useUnblock,
  useUnlike,
  useUnreadCount,
} from './chats-and-likes/chats-and-likes.api';
export { useBadgeNumber } from './navigation/use-badge-number';
export { listOwnMessage } from './chats-and-likes/list-own-message';
export { LocaleProvider, useLocale } from './intl/locale';
export { loadMessages } from './intl/load-messages';
export { RemoteIntl } from './intl/remote-intl';
export { ScreenIntl } from './intl/screen-intl';
export { usePageTitle } from './site/use-page-title';
export { defineRemote } from './remote/remote';
export type { RemoteMessages, RemoteModule } from './remote/remote';
export { Slot, SlotProvider } from './remote/slot';
export type { SlotPlace } from './remote/slot';
export { followSession } from './session/session-change';
export { isLeaving } from './session/leaving';
export { RequireLogin } from './session/require-login';
export { sessionApi } from './session/session.api';
export { useReport } from './session/use-report';
export { useLoginOrSignup, useSession, useUser } from './session/use-session';
export { signupPath, useSignupLink } from './session/use-signup-link';
export { siteApi } from './site/site.api';
export { imageUrl } from './site/image-url';
export { useDismissed } from './site/use-dismissed';
export { useInterestName, useInterests, useRegionLabel, useRegions, useSettings } from './site/use-site';
export { connectSocket, sendSocket } from './socket/socket';
export { useSocketEvent } from './socket/use-socket-event';
export { createStore } from './store/store';
export type { AppStore, RootState } from './store/store';
export { overlayActions } from './store/overlay.slice';
export type { OverlayState } from './store/overlay.slice';
export { clearPrivateStorage, privateStorage } from './session/private-storage';
export { hasUnsent, unsentKey } from './session/unsent';
export { runListener as undisturbed } from './run-listener';
