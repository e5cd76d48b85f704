import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Place, Viewer } from '@rendezvous/server/http';
import { SettingsComposer, Sites, Visitors } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { offeredLocales } from '../session/locale.rules.js';
import { Compositions, type Releasing } from './composition.service.js';
import { FirstAnswers } from './first-answers.service.js';
import { pageFiles } from './page-files.rules.js';
import { renderPage } from './page.html.js';
import { type FoundPage, findPage, firstCalls } from './page-route.rules.js';
import { releaseUrl } from './release-url.rules.js';

/** An HTML document and how it is sent. */
export interface PageDocument {
  readonly status: 200 | 404;
  readonly html: string;
  readonly nonce: string;
  readonly locale: string;
}

const SETTINGS = '/api/settings.php';
const USER = '/api/user.php';

/** Writes the page: the composition, what is fetched ahead, and the answers of the first calls. */
@Injectable()
export class Documents {
  constructor(
    private readonly compositions: Compositions,
    private readonly answers: FirstAnswers,
    private readonly composer: SettingsComposer,
    private readonly sites: Sites,
    private readonly visitors: Visitors,
  ) {}

  /** The page that an address names, or null. */
  find(path: string): FoundPage | null {
    return findPage(this.compositions.current().remotes, path);
  }

  async write(request: FastifyRequest, page: FoundPage | null, viewer: Viewer | null, place: Place): Promise<PageDocument> {
    const releasing = this.compositions.current();
    const [settings, answers] = await Promise.all([
      this.settingsOf(request, place),
      this.answers.of(request, this.callsOf(request, page, viewer)),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage({
      nonce,
      locale: place.locale,
      title: settings.index_title,
      siteName: settings.name,
      description: settings.description,
      files: pageFiles(releasing, page, place.locale),
      bare: page?.route?.layout === 'empty',
      composition: {
        locale: place.locale,
        offeredLocales: offeredLocales(place.country, place.locale),
        remotes: remotesOf(releasing),
        shellFiles: shellFilesOf(releasing),
        firstAnswers: { [SETTINGS]: settings, ...answers },
      },
    });
    return { status: page ? 200 : 404, html, nonce, locale: place.locale };
  }

  private callsOf(request: FastifyRequest, page: FoundPage | null, viewer: Viewer | null): string[] {
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const mayRead = page?.route && (page.route.access === 'anyone' || viewer !== null);
    // the badges of the top bar are part of every member's first screen
    const own = viewer ? ['/api/chats.php', '/api/likes.php'] : [];
    return [...new Set([USER, ...own, ...(mayRead ? firstCalls(page, query) : [])])];
  }

  private async settingsOf(request: FastifyRequest, place: Place) {
    const site = await this.sites.forHost(place.site.host);
    return this.composer.compose({ site, locale: place.locale, country: this.visitors.ofRequest(request, site) });
  }
}

const remotesOf = ({ remotes }: Releasing) =>
  Object.fromEntries(
    remotes.map(({ release, descriptor }) => [
      descriptor.area,
      { version: release.version, entry: releaseUrl(release, release.entry), integrity: release.integrity, descriptor },
    ]),
  );

const shellFilesOf = ({ shell }: Releasing) =>
  Object.fromEntries(
    Object.entries(shell.files)
      .filter(([name]) => name.endsWith('.js') && name !== shell.entry)
      .map(([name, { integrity }]) => [releaseUrl(shell, name), integrity]),
  );
