import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { Composition, TabOverride } from '@rendezvous/contracts/releases';
import { Injectable } from '@nestjs/common';
import type { Caller, Place, Viewer } from '@rendezvous/server/http';
import { SettingsComposer, Sites, VisitorCountries, cookieChoiceOf, trafficSourceOf } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { offeredLocales } from '../session/locale.rules.js';
import { LoadCounter } from '../releases/load-counter.service.js';
import type { Overriding } from '../overrides/overrides.service.js';
import { PageViews } from '../releases/page-views.service.js';
import { type Releasing, releasesOf } from '../composition/composition.rules.js';
import { FirstDrawings } from '../drawing/first-drawings.service.js';
import { FirstAnswers } from '../first-screen/first-answers.service.js';
import { firstPictures } from '../first-screen/first-pictures.rules.js';
import { type Languages, releaseOf, remotesOf, shellFilesOf } from './page-composition.rules.js';
import { pageFiles } from '../first-screen/page-files.rules.js';
import { renderPage } from './page.html.js';
import { pageHead } from './page-head.rules.js';
import { originOfSite } from './site-origin.js';
import { type FoundPage, firstCalls } from '../composition/page-route.rules.js';

/** An HTML document and how it is sent. */
export interface PageDocument {
  readonly html: string;
  readonly nonce: string;
  readonly locale: string;
  /** false: the page is about something that does not exist, and says so. */
  readonly found: boolean;
  /** `Set-Cookie` headers of the page's own first calls, which the browser did not make itself. */
  readonly cookies: readonly string[];
}

const SETTINGS = '/api/settings.php';
const USER = '/api/user.php';

/** An address and what this visitor's page at it is made of; `page` is null when nothing released owns the address. */
export interface VisitedPage {
  /** The browser, as its cookie names it, or will. */
  readonly visitor: string;
  readonly releasing: Releasing;
  readonly page: FoundPage | null;
  readonly overriding: Overriding;
}

/** Writes the page: the composition, what is fetched ahead, and the answers of the first calls. */
@Injectable()
export class Documents {
  constructor(
    private readonly loads: LoadCounter,
    private readonly views: PageViews,
    private readonly answers: FirstAnswers,
    private readonly drawings: FirstDrawings,
    private readonly composer: SettingsComposer,
    private readonly sites: Sites,
    private readonly visitorCountries: VisitorCountries,
  ) {}

  async write(
    request: FastifyRequest,
    { visitor, releasing, page, overriding }: VisitedPage,
    viewer: Viewer | null,
    place: Place & Pick<Caller, 'network'>,
  ): Promise<PageDocument> {
    const own = pageCalls(request, page, viewer);
    const [settings, { answers, notFound, cookies }] = await Promise.all([
      this.settingsOf(request, place),
      this.answers.of(request, [...new Set([USER, ...(viewer ? badgeCalls(releasing) : []), ...own])]),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const languages = { spoken: place.locale, offered: offeredLocales(place.country, place.locale) };
    const counts = overriding.held.length === 0 && releasing.remotes.every(({ channel }) => channel !== 'development');
    const shown = [releasing.shell, ...releasing.remotes.map(({ release }) => release)];
    if (counts) for (const { remote, version } of shown) this.loads.count(remote, version);
    const composition: Composition = {
      pageView: this.views.begin(visitor, releasesOf(releasing), counts),
      locale: place.locale,
      offeredLocales: languages.offered,
      remotes: remotesOf(releasing, languages),
      shellFiles: shellFilesOf(releasing),
      shell: releasing.shell.version,
      firstAnswers: { [SETTINGS]: settings, ...answers },
      ...(overriding.held.length > 0 ? { overrides: overridesOf(overriding, languages) } : {}),
      ...(overriding.refused ? { refusedOverride: overriding.refused } : {}),
    };
    const isComplete = own.every((call) => call in answers);
    const first =
      counts && isComplete && !overriding.refused
        ? await this.drawings.of(releasing, page, { url: request.url, composition }, { isVisitor: viewer === null, network: place.network })
        : null;
    const found = !(page?.route?.mayBeMissing && notFound.includes(own[0] ?? ''));
    const head = pageHead({
      origin: originOfSite(request),
      path: request.url.split('?')[0]!,
      indexed: found && page?.route?.indexed === true,
      locale: place.locale,
      nonce,
      site: settings,
      answer: answers[own[0] ?? ''],
    });
    const html = renderPage({
      nonce,
      locale: place.locale,
      title: head.title,
      siteName: settings.name,
      description: head.description,
      headElements: head.elements,
      files: pageFiles(releasing, page, place.locale, first !== null),
      pictures: firstPictures(
        page?.route?.pictures ?? [],
        own.map((call) => answers[call]),
        settings.cdn_prefix,
      ),
      bare: page?.route?.layout === 'empty',
      composition,
      drawn: first,
    });
    return { html, nonce, locale: place.locale, found, cookies: own.flatMap((call) => cookies[call] ?? []) };
  }

  private async settingsOf(request: FastifyRequest, place: Place) {
    const site = await this.sites.forHost(place.site.host);
    return this.composer.compose({
      site,
      locale: place.locale,
      country: this.visitorCountries.ofRequest(request, site),
      trafficSource: trafficSourceOf(request),
      cookieChoice: cookieChoiceOf(request),
    });
  }
}

/** The badges of the top bar are part of every member's first screen. */
const badgeCalls = ({ remotes }: Releasing): string[] =>
  remotes.flatMap(({ descriptor: { navigation, badges } }) =>
    (navigation?.bar ?? []).flatMap(({ badge }) => (badge === undefined ? [] : (badges?.[badge]?.call ?? []))),
  );

/** The calls that the page itself begins with. */
const pageCalls = ({ url }: FastifyRequest, page: FoundPage | null, viewer: Viewer | null): string[] => {
  if (!page?.route || (page.route.access !== 'anyone' && viewer === null)) return [];
  return firstCalls(page, url.includes('?') ? url.slice(url.indexOf('?')) : '');
};

const overridesOf = ({ held }: Overriding, languages: Languages): TabOverride[] =>
  held.map(({ remote, ...override }) => ({ ...override, release: releaseOf(remote, languages) }));
