import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { COUNTRY_FORM_PATH, chooseCountry } from '@rendezvous/contracts/site/country-choice';
import { Caller, ChoiceForms, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sites } from '../sites/sites.service.js';
import { keepCountry } from './country-cookie.js';

/** The country that a visitor chose, by a call or by a form that is sent without a script. */
@Controller()
export class CountryChoiceController {
  constructor(
    private readonly sites: Sites,
    private readonly forms: ChoiceForms,
  ) {}

  @Endpoint(chooseCountry)
  choose(
    @Input() { body }: InputOf<typeof chooseCountry>,
    @Caller() { site }: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<{ country: CountryCode }> {
    return this.keep(body.country, site.host, reply);
  }

  @Post(COUNTRY_FORM_PATH)
  @HttpCode(303)
  chooseByForm(
    @Body() body: unknown,
    @Caller() { site }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    return this.forms.take(chooseCountry, { body, request, reply }, ({ country }) => this.keep(country, site.host, reply));
  }

  private async keep(country: CountryCode, host: string, reply: FastifyReply): Promise<{ country: CountryCode }> {
    const { settings } = await this.sites.forHost(host);
    if (!settings.countries.includes(country)) throw Refusal.fields({ path: 'country', code: 'not-served' });
    keepCountry(reply, country);
    return { country };
  }
}
