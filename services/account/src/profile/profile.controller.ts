import { Controller } from '@nestjs/common';
import { addPhoto, describePhoto, orderPhotos, PHOTO_BYTES_MAX, removePhoto } from '@rendezvous/contracts/account/photos';
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
import { Photos } from '../photos/photos.service.js';
import { type OwnPhotos, Profile } from './profile.service.js';

/** The viewer's own profile; no route here names another member. */
@Controller()
export class ProfileController {
  constructor(
    private readonly profile: Profile,
    private readonly photos: Photos,
    private readonly sites: Sites,
  ) {}

  @Endpoint(readOwnProfile)
  async read(@Member() viewer: Viewer, @Caller() caller: Caller): Promise<EditableProfile> {
    return this.profile.read(viewer.memberId, await this.sites.forHost(caller.site.host));
  }

  @Endpoint(changeProfile)
  async change(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { body }: InputOf<typeof changeProfile>,
  ): Promise<EditableProfile> {
    return this.profile.change(viewer.memberId, body, await this.sites.forHost(caller.site.host));
  }

  @Endpoint(addPhoto)
  @Upload({ maxBytes: PHOTO_BYTES_MAX, tooLarge: 'account.photo-too-large' })
  async add(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { query }: InputOf<typeof addPhoto>,
    @Files() [file]: readonly UploadedFile[],
  ): Promise<{ photos: OwnPhotos }> {
    if (file === undefined) throw Refusal.fields({ path: 'photo', code: 'required' });
    const photos = await this.photos.add(viewer.memberId, file.bytes, query, await this.sites.forHost(caller.site.host));
    return { photos: this.profile.shown(photos) };
  }

  @Endpoint(removePhoto)
  async remove(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof removePhoto>): Promise<{ photos: OwnPhotos }> {
    return { photos: this.profile.shown(await this.photos.remove(viewer.memberId, params.photoId)) };
  }

  @Endpoint(describePhoto)
  async describe(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof describePhoto>): Promise<{ photos: OwnPhotos }> {
    return { photos: this.profile.shown(await this.photos.describe(viewer.memberId, params.photoId, body.alt)) };
  }

  @Endpoint(orderPhotos)
  async order(@Member() viewer: Viewer, @Input() { body }: InputOf<typeof orderPhotos>): Promise<{ photos: OwnPhotos }> {
    return { photos: this.profile.shown(await this.photos.order(viewer.memberId, body.ids)) };
  }
}
