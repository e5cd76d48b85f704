import { Controller } from '@nestjs/common';
import { beginPasskeyLogin } from '@rendezvous/contracts/account/passkey-login';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type Passkeys as Listed,
  removePasskey,
  renamePasskey,
} from '@rendezvous/contracts/account/passkeys';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, Request, type Viewer } from '@rendezvous/server/http';
import { Sites, type SiteSettings } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { PasswordProof } from '../passwords/password-proof.service.js';
import { PasskeyOptions } from './passkey-options.service.js';
import { Passkeys } from './passkeys.service.js';
import { RelyingParties } from './relying-parties.service.js';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly options: PasskeyOptions,
    private readonly proof: PasswordProof,
    private readonly parties: RelyingParties,
    private readonly sites: Sites,
  ) {}

  @Endpoint(listPasskeys)
  list(@Member() viewer: Viewer, @Request() request: FastifyRequest): Promise<Listed> {
    return this.listed(viewer, request);
  }

  @Endpoint(beginPasskey)
  async begin(
    @Member() viewer: Viewer,
    @Input() { body }: InputOf<typeof beginPasskey>,
    @Caller() { network }: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof beginPasskey>> {
    const party = await this.parties.of(request);
    await this.proof.check(viewer.memberId, body.password, network);
    const { name, passkeys_max: max } = await this.settings(request);
    return { options: await this.options.toMake(party, name, viewer, await this.passkeys.refuseMore(viewer.memberId, max)) };
  }

  @Endpoint(addPasskey)
  async add(@Member() viewer: Viewer, @Input() { body }: InputOf<typeof addPasskey>, @Request() request: FastifyRequest): Promise<Listed> {
    const { passkeys_max: max } = await this.settings(request);
    await this.passkeys.add(viewer, await this.parties.of(request), { ...body, max });
    return this.listed(viewer, request);
  }

  @Endpoint(renamePasskey)
  async rename(
    @Member() viewer: Viewer,
    @Input() { params, body }: InputOf<typeof renamePasskey>,
    @Request() request: FastifyRequest,
  ): Promise<Listed> {
    await this.passkeys.rename(viewer.memberId, params.passkeyId, body.name);
    return this.listed(viewer, request);
  }

  @Endpoint(removePasskey)
  async remove(
    @Member() viewer: Viewer,
    @Input() { params, body }: InputOf<typeof removePasskey>,
    @Caller() { network }: Caller,
    @Request() request: FastifyRequest,
  ): Promise<Listed> {
    await this.proof.check(viewer.memberId, body.password, network);
    await this.passkeys.remove(viewer.memberId, params.passkeyId);
    return this.listed(viewer, request);
  }

  @Endpoint(beginPasskeyLogin)
  async beginLogin(@Request() request: FastifyRequest): Promise<ReplyOf<typeof beginPasskeyLogin>> {
    return { options: await this.options.toLogIn(await this.parties.of(request)) };
  }

  private async listed({ memberId }: Viewer, request: FastifyRequest): Promise<Listed> {
    const [passkeys, party, { passkeys_max: max }] = await Promise.all([
      this.passkeys.list(memberId),
      this.parties.find(request),
      this.settings(request),
    ]);
    return {
      passkeys: passkeys.map(({ id, name, rp_id: host, backed_up: synced, created_at: createdAt, last_used_at: lastUsedAt }) => ({
        id,
        name,
        host,
        synced,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
      max,
      host: party?.id ?? null,
    };
  }

  private async settings({ hostname }: FastifyRequest): Promise<SiteSettings> {
    return (await this.sites.forHost(hostname)).settings;
  }
}
