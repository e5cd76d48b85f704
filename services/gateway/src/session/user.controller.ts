import { Controller } from '@nestjs/common';
import { BrowserLogins, BrowserSessions, OwnUser } from '@rendezvous/account';
import { Discounts, Wallets } from '@rendezvous/billing';
import { logInWithPasskey } from '@rendezvous/contracts/account/passkey-login';
import type { Locale } from '@rendezvous/contracts/reference';
import { type User, changeLanguage, logIn, logOut, readUser } from '@rendezvous/contracts/session';
import { Caller, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `user.php` composes account, credits and the time bonus; it holds no rule of its own. */
@Controller()
export class UserController {
  constructor(
    private readonly ownUser: OwnUser,
    private readonly wallets: Wallets,
    private readonly discounts: Discounts,
    private readonly logins: BrowserLogins,
    private readonly browsers: BrowserSessions,
  ) {}

  @Endpoint(readUser)
  async read(
    @Caller() { viewer, locale }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<{ user: User | null; locale: Locale }> {
    if (!viewer) return { user: null, locale };
    this.browsers.renew(request, reply);
    return { user: await this.userOf(viewer.memberId), locale };
  }

  @Endpoint(logIn)
  async logIn(
    @Input() { body }: InputOf<typeof logIn>,
    @Caller() { network }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<{ user: User | null }> {
    return { user: await this.userOf(await this.logins.logIn(body, { network, request, reply })) };
  }

  @Endpoint(logInWithPasskey)
  async logInWithPasskey(
    @Input() { body }: InputOf<typeof logInWithPasskey>,
    @Caller() { network }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<{ user: User | null }> {
    return { user: await this.userOf(await this.logins.logInWithPasskey(body, { network, request, reply })) };
  }

  @Endpoint(changeLanguage)
  async changeLanguage(@Input() { body }: InputOf<typeof changeLanguage>, @Caller() { viewer }: Caller): Promise<{ user: User | null }> {
    if (!viewer) return { user: null };
    await this.ownUser.changeLanguage(viewer.memberId, body.language);
    return { user: await this.userOf(viewer.memberId) };
  }

  @Endpoint(logOut)
  async logOut(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<{ ok: boolean }> {
    await this.browsers.leave(request, reply);
    return { ok: true };
  }

  private async userOf(memberId: number): Promise<User | null> {
    const [own, credits] = await Promise.all([this.ownUser.read(memberId), this.wallets.balance(memberId)]);
    if (own === null) return null;
    const bonus = own.paid_user ? null : await this.discounts.findTimeBonus({ memberId, joinedAt: new Date(own.signup_date) });
    return { ...own, credits, time_bonus: bonus };
  }
}
