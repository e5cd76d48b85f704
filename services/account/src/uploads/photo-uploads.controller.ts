import { Controller } from '@nestjs/common';
import { beginDraftUpload, beginPhotoUpload, finishDraftUpload, finishPhotoUpload } from '@rendezvous/contracts/account/uploads';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, Request, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { HeldInvitations } from '../invitations/held-invitations.service.js';
import { Profile, type PhotosReply } from '../profile/profile.service.js';
import { Signup } from '../signup/signup.service.js';
import { PhotoUploads } from './photo-uploads.service.js';

/** Photos that come piece by piece: where they begin, and where they become photos. */
@Controller()
export class PhotoUploadsController {
  constructor(
    private readonly uploads: PhotoUploads,
    private readonly profile: Profile,
    private readonly signup: Signup,
    private readonly sites: Sites,
    private readonly invitations: HeldInvitations,
  ) {}

  @Endpoint(beginPhotoUpload)
  async begin(
    @Member() { memberId }: Viewer,
    @Caller() { network, site }: Caller,
    @Input() { body }: InputOf<typeof beginPhotoUpload>,
  ): Promise<ReplyOf<typeof beginPhotoUpload>> {
    return this.uploads.begin({ size: body.size, sha256: body.sha256 ?? null, network, memberId }, await this.sites.forHost(site.host));
  }

  @Endpoint(finishPhotoUpload)
  async finish(
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof finishPhotoUpload>,
  ): Promise<PhotosReply> {
    const site = await this.sites.forHost(caller.site.host);
    const photos = await this.uploads.finishPhoto(memberId, params.upload, body, site);
    return this.profile.withPhotos(memberId, photos, { site, locale: caller.locale });
  }

  @Endpoint(beginDraftUpload)
  async beginDraft(
    @Caller() caller: Caller,
    @Input() { body }: InputOf<typeof beginDraftUpload>,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof beginDraftUpload>> {
    const site = await this.sites.forHost(caller.site.host);
    await this.signup.refuseClosed(site, this.invitations.admissionOf(request, site));
    return this.uploads.begin({ size: body.size, sha256: body.sha256 ?? null, network: caller.network, memberId: null }, site);
  }

  @Endpoint(finishDraftUpload)
  async finishDraft(
    @Caller() caller: Caller,
    @Input() { params }: InputOf<typeof finishDraftUpload>,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof finishDraftUpload>> {
    const site = await this.sites.forHost(caller.site.host);
    await this.signup.refuseClosed(site, this.invitations.admissionOf(request, site));
    return this.uploads.finishDraft(params.upload, caller.network);
  }
}
