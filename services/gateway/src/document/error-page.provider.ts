import { Injectable } from '@nestjs/common';
import { ownPath } from '@rendezvous/contracts/kernel';
import { ErrorPage } from '@rendezvous/server/http';
import { styleUrls } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { Compositions } from '../composition/composition.service.js';
import { escaped } from './html.js';

const TEXTS = {
  en: {
    notFound: 'This page could not be found',
    failed: 'Something went wrong',
    later: 'An error occurred, please try again later.',
    away: 'We will be right back',
    soon: 'We are putting something right. Please try again in a moment.',
    again: 'Try again',
    home: 'Go to the home page',
    error: 'Error',
  },
  fr: {
    notFound: 'Cette page est introuvable',
    failed: 'Quelque chose s’est mal passé',
    later: 'Une erreur s’est produite, veuillez réessayer plus tard.',
    away: 'Nous revenons tout de suite',
    soon: 'Nous remettons quelque chose en ordre. Réessayez dans un instant.',
    again: 'Réessayer',
    home: 'Aller à l’accueil',
    error: 'Erreur',
  },
} as const;

/** The page of a request that failed before the shell could be sent: status, sentence, a link home; no script. */
@Injectable()
export class PlainErrorPage extends ErrorPage {
  constructor(private readonly compositions: Compositions) {
    super();
  }

  override render(request: FastifyRequest, { status, requestId }: { status: number; requestId: string }): Promise<string> {
    const french = /(^|;\s*)locale=fr\b/.test(request.headers.cookie ?? '') || /^fr/i.test(request.headers['accept-language'] ?? '');
    const locale = french ? 'fr' : 'en';
    const text = TEXTS[locale];
    const away = status === 503;
    const title = status === 404 ? text.notFound : away ? text.away : text.failed;
    const words = status === 404 ? '' : `<p>${away ? text.soon : text.later}</p>`;
    // what was asked for can be asked for again, unless it was sent by a form
    const again = away && request.method === 'GET' ? `<p><a href="${escaped(ownPath(request.url) ?? '/')}">${text.again}</a></p>` : '';
    return Promise.resolve(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${this.styles()}</head>
<body><main class="plain-error"><p>${text.error} ${status}</p><h1>${title}</h1>${words}${again}<p><a href="/">${text.home}</a></p><p class="tiny">${escaped(requestId)}</p></main></body></html>`);
  }

  private styles(): string {
    const { shell } = this.compositions;
    return (shell ? styleUrls(shell) : []).map((url) => `<link rel="stylesheet" href="${escaped(url)}">`).join('');
  }
}
