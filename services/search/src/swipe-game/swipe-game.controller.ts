import { Controller } from '@nestjs/common';
import { likeInSwipeGame, readSwipeGame } from '@rendezvous/contracts/search/swipe-game';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { ViewerContexts } from '../member-search/viewer-context.service.js';
import { SwipeGame } from './swipe-game.service.js';

@Controller()
export class SwipeGameController {
  constructor(
    private readonly contexts: ViewerContexts,
    private readonly sites: Sites,
    private readonly game: SwipeGame,
  ) {}

  @Endpoint(readSwipeGame)
  async read(@Member() { memberId }: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof readSwipeGame>> {
    const context = await this.contexts.forCaller(caller, null);
    return { members: await this.game.deck(memberId, context), likes: await this.game.likes(memberId, context.site) };
  }

  @Endpoint(likeInSwipeGame)
  async like(
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
    @Input() { params }: InputOf<typeof likeInSwipeGame>,
  ): Promise<ReplyOf<typeof likeInSwipeGame>> {
    const site = await this.sites.forHost(caller.site.host);
    const matched = await this.game.like(memberId, params.memberId, site);
    return { matched, likes: await this.game.likes(memberId, site) };
  }
}
