import { Controller } from '@nestjs/common';
import { changePreferences, readPreferences } from '@rendezvous/contracts/account/preferences';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Pauses } from '../pause/pauses.service.js';
import { Preferences } from './preferences.service.js';

@Controller()
export class PreferencesController {
  constructor(
    private readonly preferences: Preferences,
    private readonly pauses: Pauses,
  ) {}

  @Endpoint(readPreferences)
  async read(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof readPreferences>> {
    const [preferences, blocked, pausedSince] = await Promise.all([
      this.preferences.read(memberId),
      this.preferences.blocked(memberId),
      this.pauses.since(memberId),
    ]);
    return { preferences, blocked, paused_since: pausedSince?.toISOString() ?? null };
  }

  @Endpoint(changePreferences)
  async change(
    @Member() { memberId }: Viewer,
    @Input() { body }: InputOf<typeof changePreferences>,
  ): Promise<ReplyOf<typeof changePreferences>> {
    return { preferences: await this.preferences.change(memberId, body) };
  }
}
