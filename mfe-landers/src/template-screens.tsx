import type { ComponentType, ReactElement } from 'react';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import type { Template } from '@rendezvous/contracts/landers/templates';

const chunk = (load: () => Promise<ComponentType>): ReactElement => {
  const Screen = lazyScreen(async () => ({ default: await load() }));
  return <Screen />;
};

/** The screen of every template, each a chunk of its own. */
export const TEMPLATE_SCREENS: Readonly<Record<Template, ReactElement>> = {
  home: chunk(async () => (await import(/* webpackChunkName: "home" */ './home/home-screen')).HomeScreen),
  gallery: chunk(async () => (await import(/* webpackChunkName: "gallery" */ './gallery/gallery-screen')).GalleryScreen),
  collagelanding: chunk(
    async () => (await import(/* webpackChunkName: "collagelanding" */ './collagelanding/collagelanding-screen')).CollagelandingScreen,
  ),
  tinderswipe: chunk(
    async () => (await import(/* webpackChunkName: "tinderswipe" */ './tinderswipe/tinderswipe-screen')).TinderswipeScreen,
  ),
  iconslanding: chunk(
    async () => (await import(/* webpackChunkName: "iconslanding" */ './iconslanding/iconslanding-screen')).IconslandingScreen,
  ),
  whoneedsstrings: chunk(
    async () => (await import(/* webpackChunkName: "whoneedsstrings" */ './whoneedsstrings/whoneedsstrings-screen')).WhoneedsstringsScreen,
  ),
  adultonly: chunk(async () => (await import(/* webpackChunkName: "adultonly" */ './adultonly/adultonly-screen')).AdultonlyScreen),
  alonetonight: chunk(
    async () => (await import(/* webpackChunkName: "alonetonight" */ './alonetonight/alonetonight-screen')).AlonetonightScreen,
  ),
  landing2: chunk(async () => (await import(/* webpackChunkName: "landing2" */ './landing2/landing2-screen')).Landing2Screen),
  landing3: chunk(async () => (await import(/* webpackChunkName: "landing3" */ './landing3/landing3-screen')).Landing3Screen),
  maplanding: chunk(async () => (await import(/* webpackChunkName: "maplanding" */ './maplanding/maplanding-screen')).MaplandingScreen),
  socialnetwork: chunk(
    async () => (await import(/* webpackChunkName: "socialnetwork" */ './socialnetwork/socialnetwork-screen')).SocialnetworkScreen,
  ),
  video: chunk(async () => (await import(/* webpackChunkName: "video" */ './video/video-screen')).VideoScreen),
  transitionsvideolanding: chunk(
    async () =>
      (await import(/* webpackChunkName: "transitionsvideolanding" */ './transitionsvideolanding/transitionsvideolanding-screen'))
        .TransitionsvideolandingScreen,
  ),
};
