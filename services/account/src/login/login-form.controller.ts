import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { FORM_REFUSED, SENT_FORM } from '@rendezvous/contracts/account/signup-start';
import { ownPath } from '@rendezvous/contracts/kernel';
import { safeNext } from '@rendezvous/contracts/safe-next';
import { LOGIN_FORM_PATH, logIn } from '@rendezvous/contracts/session';
import { bodyFor, CallCounter, Caller, formFields, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signupPage } from '../signup-start/plain-form.rules.js';
import { forgetRefusedForm, isFormRefusal, keepRefusedForm } from '../signup-start/refused-form-cookie.js';
import { BrowserLogins } from './browser-logins.service.js';

const refusedPage = (along: Readonly<Record<string, string>>): string =>
  `/login?${new URLSearchParams({ ...along, [SENT_FORM]: FORM_REFUSED }).toString()}`;

/** The page of the login once more, with what it leads to; what is too long to go along stays behind. */
const again = (next: string | undefined): string => (next && ownPath(refusedPage({ next: safeNext(next) }))) || refusedPage({});

/** The login as a form that is sent without a script. It counts as the call that a script makes, and leads to a page. */
@Controller()
export class LoginFormController {
  constructor(
    private readonly logins: BrowserLogins,
    private readonly calls: CallCounter,
  ) {}

  @Post(LOGIN_FORM_PATH)
  @HttpCode(303)
  async enter(
    @Body() body: unknown,
    @Caller() { network }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const fields = formFields(body);
    reply.header('cache-control', 'no-store');
    try {
      await this.calls.count(logIn, request);
      const credentials = await bodyFor(logIn, {
        email: fields.email ?? '',
        password: fields.password ?? '',
        bring_back: fields.bring_back !== undefined,
      });
      await this.logins.logIn(credentials, { network, request, reply });
      forgetRefusedForm(reply);
      reply.header('location', safeNext(fields.next ?? null));
    } catch (error) {
      if (!isFormRefusal(error)) throw error;
      // the browser has been handed what a short form began
      if (error.code === 'account.signup-unfinished') {
        reply.header('location', signupPage('/complete-signup', { next: fields.next }));
        return;
      }
      keepRefusedForm(reply, fields, error);
      reply.header('location', again(fields.next));
    }
  }
}
