import { Controller } from '@nestjs/common';
import { Cards } from '@rendezvous/account';
import { autoLike, like, listLikes, listMoreLikes, seeLike, unlike } from '@rendezvous/contracts/chat/likes';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, Member, Refusal, type Viewer } from '@rendezvous/server/http';
import { CardContexts } from '../card-contexts.service.js';
import { Likes } from './likes.service.js';
import { Liking } from './liking.service.js';

/** Likes of the logged-in member. */
@Controller()
export class LikesController {
  constructor(
    private readonly likes: Likes,
    private readonly liking: Liking,
    private readonly cards: Cards,
    private readonly contexts: CardContexts,
  ) {}

  @Endpoint(listLikes)
  async list(@Member() viewer: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof listLikes>> {
    return this.likes.lists(viewer.memberId, await this.contexts.forCaller(caller));
  }

  @Endpoint(listMoreLikes)
  async more(
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Input() { params, query }: InputOf<typeof listMoreLikes>,
  ): Promise<ReplyOf<typeof listMoreLikes>> {
    return this.likes.page(params.type, viewer.memberId, query.after, await this.contexts.forCaller(caller));
  }

  @Endpoint(autoLike)
  async waiting(@Member() viewer: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof autoLike>> {
    return this.likes.waiting(viewer.memberId, await this.contexts.forCaller(caller));
  }

  @Endpoint(seeLike)
  async see(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof seeLike>): Promise<ReplyOf<typeof seeLike>> {
    await this.likes.markSeen(viewer.memberId, params.memberId);
    return { ok: true };
  }

  @Endpoint(like)
  async like(@Member() viewer: Viewer, @Caller() caller: Caller, @Input() { params }: InputOf<typeof like>): Promise<ReplyOf<typeof like>> {
    const context = await this.contexts.forCaller(caller);
    const matched = await this.liking.like(viewer.memberId, params.memberId, context.now);
    const profile = await this.cards.seenBy(viewer.memberId, params.memberId, context);
    // Liked, and hidden in the same moment.
    if (profile === null) throw new Refusal('account.profile-not-found');
    return { matched, profile };
  }

  @Endpoint(unlike)
  async unlike(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof unlike>): Promise<ReplyOf<typeof unlike>> {
    await this.liking.unlike(viewer.memberId, params.memberId);
    return { ok: true };
  }
}
