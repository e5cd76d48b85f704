import { Injectable } from '@nestjs/common';
import { ErrorPage } from '@rendezvous/server/http';
import { styleUrls } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { Compositions } from './composition.service.js';
import { escaped } from './html.js';

const TEXTS = {
  en: {
    notFound: 'This page could not be found',
    failed: 'Something went wrong',
    later: 'An error occurred, please try again later.',
    home: 'Go to the home page',
    error: 'Error',
  },
  fr: {
    notFound: 'Cette page est introuvable',
    failed: 'Quelque chose s’est mal passé',
    later: 'Une erreur s’est produite, veuillez réessayer plus tard.',
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
    const title = status === 404 ? text.notFound : text.failed;
    return Promise.resolve(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${this.styles()}</head>
<body><main class="plain-error"><p>${text.error} ${status}</p><h1>${title}</h1>${status === 404 ? '' : `<p>${text.later}</p>`}<p><a href="/">${text.home}</a></p><p class="tiny">${escaped(requestId)}</p></main></body></html>`);
  }

  private styles(): string {
    const { shell } = this.compositions;
    return (shell ? styleUrls(shell) : []).map((url) => `<link rel="stylesheet" href="${escaped(url)}">`).join('');
  }
}
