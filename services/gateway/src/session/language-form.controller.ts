import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { OwnUser } from '@rendezvous/account';
import { LANGUAGE_FORM_PATH, changeLanguage } from '@rendezvous/contracts/session';
import { Caller, ChoiceForms, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLocale } from './kept-locale.js';

/** The language menu as a form that is sent without a script: kept in the browser, and with the account of whoever is logged in. */
@Controller()
export class LanguageFormController {
  constructor(
    private readonly ownUser: OwnUser,
    private readonly forms: ChoiceForms,
  ) {}

  @Post(LANGUAGE_FORM_PATH)
  @HttpCode(303)
  choose(
    @Body() body: unknown,
    @Caller() { viewer }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    return this.forms.take(changeLanguage, { body, request, reply }, async ({ language }) => {
      if (viewer) await this.ownUser.changeLanguage(viewer.memberId, language);
      keepLocale(reply, language);
    });
  }
}
