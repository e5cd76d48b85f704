import { Controller, Get } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { Reply, RouteRegistry } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import { docsPage } from './docs-page.html.js';
import { openApiOf } from './openapi.rules.js';

/** The API in one document, and a page to read it. */
@Controller()
export class OpenApiController {
  private document: Record<string, unknown> | null = null;

  constructor(
    private readonly registry: RouteRegistry,
    private readonly config: Config,
  ) {}

  @Get('api/openapi.json')
  json(): Record<string, unknown> {
    return this.read();
  }

  @Get('api/docs')
  page(@Reply() reply: FastifyReply): string {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'");
    return docsPage(this.read());
  }

  @Get('api/docs/style.css')
  style(@Reply() reply: FastifyReply): string {
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return STYLE;
  }

  private read(): Record<string, unknown> {
    this.document ??= openApiOf(
      this.registry.all().map(({ route }) => route),
      this.config.publicUrl,
    );
    return this.document;
  }
}

const STYLE = `:root { color-scheme: light dark; --line: #e2d6c6; --ink: #2a1424; --soft: #5f4a58; --paper: #faf5ec; --surface: #fffdf8 }
@media (prefers-color-scheme: dark) { :root { --line: #3e2b39; --ink: #f9efe3; --soft: #d0bdc6; --paper: #170d15; --surface: #21141e } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1, h2 { font-weight: 500 } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize }
details { border-top: 1px solid var(--line); padding: .6rem 0 } summary { cursor: pointer; min-height: 2rem }
code { font-family: ui-monospace, monospace } summary code { font-weight: 600 } .soft { color: var(--soft) }
pre { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: .75rem }
`;
