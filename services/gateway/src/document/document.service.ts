import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import { THEME_COOKIE, themeOf } from '@rendezvous/contracts/theme';
import type { TabOverride } from '@rendezvous/contracts/releases';
import { Injectable } from '@nestjs/common';
import { builtInCard } from '@rendezvous/landers';
import { SiteOrigins, type SiteSettings } from '@rendezvous/site';
import type { Caller, Place, Viewer } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
import { offeredLocales } from '../session/locale.rules.js';
import { LoadCounter } from '../releases/load-counter.service.js';
import type { Overriding } from '../overrides/overrides.service.js';
import { PageViews } from '../releases/page-views.service.js';
import { type Releasing, releasesOf } from '../composition/composition.rules.js';
import { FirstDrawings } from '../drawing/first-drawings.service.js';
import { FirstAnswer } from '../first-screen/first-answer.js';
import { FirstAnswers } from '../first-screen/first-answers.service.js';
import { SETTINGS, USER, badgeCalls, pageCalls } from '../first-screen/first-calls.rules.js';
import { firstPictures } from '../first-screen/first-pictures.rules.js';
import { compositionText } from './composition-text.js';
import type { DocumentPart } from './document-parts.js';
import { splitDrawn, splitShared } from './drawn-root.rules.js';
import { type Languages, releaseOf } from './page-composition.rules.js';
import { pageFiles } from '../first-screen/page-files.rules.js';
import { renderPage } from './page.html.js';
import { isIndexed } from './indexed.rules.js';
import { InlineStyles } from './inline-styles.service.js';
import { PageSettings } from './page-settings.service.js';
import { pageHead } from './page-head.rules.js';
import type { FoundPage } from '../composition/page-route.rules.js';

/** An HTML document and how it is sent. */
export interface PageDocument {
  readonly parts: readonly DocumentPart[];
  readonly nonce: string;
  readonly locale: string;
  /** false: the page is about something that does not exist, and says so. */
  readonly found: boolean;
  /** `Set-Cookie` headers of the page's own first calls, which the browser did not make itself. */
  readonly cookies: readonly string[];
}

/** An address and what this visitor's page at it is made of; `page` is null when nothing released owns the address. */
export interface VisitedPage {
  /** The browser, as its cookie names it, or will. */
  readonly visitor: string;
  readonly releasing: Releasing;
  readonly page: FoundPage | null;
  readonly overriding: Overriding;
  readonly settings: SiteSettings;
}

/** Writes the page: the composition, what is fetched ahead, and the answers of the first calls. */
@Injectable()
export class Documents {
  constructor(
    private readonly loads: LoadCounter,
    private readonly views: PageViews,
    private readonly answers: FirstAnswers,
    private readonly drawings: FirstDrawings,
    private readonly styles: InlineStyles,
    private readonly settings: PageSettings,
    private readonly origins: SiteOrigins,
  ) {}

  async write(
    request: FastifyRequest,
    { visitor, releasing, page, overriding, settings: siteSettings }: VisitedPage,
    viewer: Viewer | null,
    place: Place & Pick<Caller, 'network'>,
  ): Promise<PageDocument> {
    const calls = pageCalls(request.url, page, viewer !== null);
    const [origin, settings, { answers, refusals, cookies, spelled }] = await Promise.all([
      this.origins.of(request),
      this.settings.of(request, place),
      this.answers.of(request, [...new Set([USER, ...(viewer ? badgeCalls(releasing) : []), ...calls])]),
    ]);
    const own = calls.map((call) => spelled[call] ?? call);
    const nonce = randomBytes(16).toString('base64');
    const languages = { spoken: place.locale, offered: offeredLocales(place.country, place.locale) };
    const counts = overriding.held.length === 0 && releasing.remotes.every(({ channel }) => channel !== 'development');
    const shown = [releasing.shell, ...releasing.remotes.map(({ release }) => release)];
    if (counts) for (const { remote, version } of shown) this.loads.count(remote, version);
    const composition = compositionText(releasing, languages, this.views.begin(visitor, releasesOf(releasing), counts), {
      firstAnswers: { [SETTINGS]: new FirstAnswer(JSON.stringify(settings)), ...answers },
      ...(Object.keys(refusals).length > 0 ? { firstRefusals: refusals } : {}),
      ...(overriding.held.length > 0 ? { overrides: overridesOf(overriding, languages) } : {}),
      ...(overriding.refused ? { refusedOverride: overriding.refused } : {}),
    });
    const isComplete = own.every((call) => call in answers || call in refusals);
    const first =
      counts && isComplete && !overriding.refused
        ? await this.drawings.of(releasing, page, { url: request.url, composition }, { isVisitor: viewer === null, network: place.network })
        : null;
    const found = !(page?.route?.mayBeMissing && own.some((call) => call in refusals));
    const route = page?.route ?? null;
    const head = pageHead({
      origin,
      // neither case nor a slash at the end make another page
      path: route === null || route.path.includes(':') ? request.url.split('?')[0]! : route.path,
      found: found && page !== null,
      indexed: isIndexed({ route, found, isAnswered: (own[0] ?? '') in answers, isVisitor: viewer === null, settings: siteSettings }),
      canonical: found ? (route?.canonical ?? null) : null,
      locale: place.locale,
      nonce,
      site: settings,
      drawnTitle: first?.title ?? null,
      // a setting of the site says whether those are listed
      isSomebodys: route?.indexedIf !== undefined,
      route: { title: route?.title?.[place.locale], description: route?.description?.[place.locale] },
      answers: own.map((call) => answers[call]?.value),
      siteCard: builtInCard('home', place.locale),
    });
    const files = pageFiles(releasing, page, place.locale, first !== null);
    const styles = first
      ? await this.styles.withTexts(files.styles, [releasing.shell, ...(page?.remote ? [page.remote.release] : [])])
      : files.styles;
    const parts = renderPage({
      nonce,
      locale: place.locale,
      theme: themeOf(request.cookies[THEME_COOKIE]),
      title: head.title,
      siteName: settings.name,
      description: head.description,
      headElements: head.elements,
      files: { ...files, styles },
      // what is drawn names its pictures itself
      pictures: first
        ? []
        : firstPictures(
            page?.route?.pictures ?? [],
            own.flatMap((call) => answers[call] ?? []),
            settings.cdn_prefix,
          ),
      bare: page?.route?.layout === 'empty',
      composition: composition.parts(first && first.answered),
      drawn: first && (viewer === null ? splitShared(first) : splitDrawn(first)),
      // whoever agreed to be measured is from the start
      startsWhen: settings.cookie_choice?.choice === 'all' ? 'seen' : page?.route?.start,
    });
    return { parts, nonce, locale: place.locale, found, cookies: own.flatMap((call) => cookies[call] ?? []) };
  }
}

const overridesOf = ({ held }: Overriding, languages: Languages): TabOverride[] =>
  held.map(({ remote, ...override }) => ({ ...override, release: releaseOf(remote, languages) }));
