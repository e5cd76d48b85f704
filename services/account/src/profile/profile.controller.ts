import { Controller } from '@nestjs/common';
import { addPhoto, describePhoto, editPhoto, orderPhotos, PHOTO_BYTES_MAX, removePhoto } from '@rendezvous/contracts/account/photos';
import { changeProfile, type EditableProfile, readOwnProfile } from '@rendezvous/contracts/account/profile';
import {
  Caller,
  Endpoint,
  Files,
  Input,
  type InputOf,
  Member,
  Refusal,
  Upload,
  type UploadedFile,
  type Viewer,
} from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { PhotoEdits } from '../photos/photo-edits.service.js';
import { Photos } from '../photos/photos.service.js';
import type { MemberPhoto } from '../photos/photos.store.js';
import { type PhotosReply, Profile, type ProfileContext } from './profile.service.js';

/** The viewer's own profile; no route here names another member. */
@Controller()
export class ProfileController {
  constructor(
    private readonly profile: Profile,
    private readonly photos: Photos,
    private readonly photoEdits: PhotoEdits,
    private readonly sites: Sites,
  ) {}

  @Endpoint(readOwnProfile)
  async read(@Member() viewer: Viewer, @Caller() caller: Caller): Promise<EditableProfile> {
    return this.profile.read(viewer.memberId, await this.contextOf(caller));
  }

  @Endpoint(changeProfile)
  async change(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { body }: InputOf<typeof changeProfile>,
  ): Promise<EditableProfile> {
    return this.profile.change(viewer.memberId, body, await this.contextOf(caller));
  }

  @Endpoint(addPhoto)
  @Upload({ maxBytes: PHOTO_BYTES_MAX, tooLarge: 'account.photo-too-large' })
  async add(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { query }: InputOf<typeof addPhoto>,
    @Files() [file]: readonly UploadedFile[],
  ): Promise<PhotosReply> {
    if (file === undefined) throw Refusal.fields({ path: 'photo', code: 'required' });
    const context = await this.contextOf(caller);
    return this.profile.withPhotos(viewer.memberId, await this.photos.add(viewer.memberId, file.bytes, query, context.site), context);
  }

  @Endpoint(removePhoto)
  async remove(@Member() viewer: Viewer, @Caller() caller: Caller, @Input() { params }: InputOf<typeof removePhoto>): Promise<PhotosReply> {
    return this.withPhotos(viewer, caller, await this.photos.remove(viewer.memberId, params.photoId));
  }

  @Endpoint(describePhoto)
  async describe(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof describePhoto>,
  ): Promise<PhotosReply> {
    return this.withPhotos(viewer, caller, await this.photos.describe(viewer.memberId, params.photoId, body.alt));
  }

  @Endpoint(editPhoto)
  async edit(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof editPhoto>,
  ): Promise<PhotosReply> {
    const { shown, ...edit } = body;
    return this.withPhotos(viewer, caller, await this.photoEdits.edit(viewer.memberId, params.photoId, shown, edit));
  }

  @Endpoint(orderPhotos)
  async order(@Member() viewer: Viewer, @Caller() caller: Caller, @Input() { body }: InputOf<typeof orderPhotos>): Promise<PhotosReply> {
    return this.withPhotos(viewer, caller, await this.photos.order(viewer.memberId, body.ids));
  }

  private async withPhotos(viewer: Viewer, caller: Caller, photos: readonly MemberPhoto[]): Promise<PhotosReply> {
    return this.profile.withPhotos(viewer.memberId, photos, await this.contextOf(caller));
  }

  private async contextOf({ site, locale }: Caller): Promise<ProfileContext> {
    return { site: await this.sites.forHost(site.host), locale };
  }
}
