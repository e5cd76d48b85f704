import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ownPath } from '@rendezvous/contracts/kernel';
import { ErrorPage } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
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

/** Its whole look, in it: what keeps the shell away may keep its style sheets away, too. The colours are those of the tokens. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#faf5ec,#170d15);color:light-dark(#2a1424,#f9efe3);font:1rem/1.55 system-ui,sans-serif}
main{display:grid;gap:1rem;align-content:center;justify-items:center;box-sizing:border-box;min-height:100vh;max-width:34rem;margin:0 auto;padding:2rem 1rem;text-align:center}
h1{margin:0;font:480 2.125rem/1.16 Georgia,serif;text-wrap:balance}
p{margin:0;color:light-dark(#5f4a58,#d0bdc6)}
a{display:inline-block;padding:.6rem;color:inherit;text-underline-offset:.2em}
.tiny{color:light-dark(#705c69,#af99a6);font-size:.8125rem;overflow-wrap:anywhere}
`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The page of a request that failed before the shell could be sent: status, sentence, a link home; no script, and nothing to fetch. */
@Injectable()
export class PlainErrorPage extends ErrorPage {
  override readonly contentSecurity = POLICY;

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
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><p>${text.error} ${status}</p><h1>${title}</h1>${words}${again}<p><a href="/">${text.home}</a></p><p class="tiny">${escaped(requestId)}</p></main></body></html>`);
  }
}
