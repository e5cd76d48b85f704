import { Controller } from '@nestjs/common';
import { type ContentPage, readContentPage } from '@rendezvous/contracts/landers/pages';
import { Caller, Endpoint, Input, type InputOf } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { Pages } from './pages.service.js';

@Controller()
export class PagesController {
  constructor(
    private readonly sites: Sites,
    private readonly pages: Pages,
  ) {}

  @Endpoint(readContentPage)
  async read(@Input() { params, query }: InputOf<typeof readContentPage>, @Caller() caller: Caller): Promise<ContentPage> {
    const site = await this.sites.forHost(caller.site.host);
    return this.pages.read(params.slug, { site, country: caller.country, locale: caller.locale, asked: query.language });
  }
}
