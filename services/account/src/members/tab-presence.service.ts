import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { minutes, seconds } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Realtime, type TabNotice } from '@rendezvous/server/realtime';
import { Presence } from './presence.service.js';
import { PresenceStore } from './presence.store.js';

/** How long after their last tab was closed somebody is gone: a page that is loaded anew is back by then. */
const GONE_AFTER_MS = seconds(15);
/** When the other processes are asked whether they have a tab of somebody: before that, for the answer to come in time. */
const ASK_AFTER_MS = seconds(13);
/** By then nobody is online any more whose tabs are closed, noted or not. */
const GIVE_UP_AFTER_MS = minutes(5);
const LOOK_EVERY_MS = seconds(1);

interface Closing {
  /** When the last tab of this process was closed. */
  readonly at: Date;
  readonly asked: boolean;
}

/** Ends being online when the last tab was closed, wherever it was open: with one write for all who left at that time. */
@Injectable()
export class TabPresence implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(TabPresence.name);
  private readonly closing = new Map<number, Closing>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly presence: Presence,
    private readonly store: PresenceStore,
  ) {
    this.realtime.onTabs((notice) => this.hear(notice));
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Whose tabs close with this process is back in another one soon. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One of a member's tabs was closed. */
  closed(memberId: number): void {
    if (!this.realtime.isHere(memberId)) this.closing.set(memberId, { at: this.clock.now(), asked: false });
  }

  /** Looks who is gone by now. */
  async look(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const [memberId, { at }] of this.closing)
      if (this.realtime.isHere(memberId) || now - at.getTime() >= GIVE_UP_AFTER_MS) this.closing.delete(memberId);
    const closedFor = (ms: number) => [...this.closing].filter(([, { at }]) => now - at.getTime() >= ms);
    this.ask(closedFor(ASK_AFTER_MS).filter(([, { asked }]) => !asked));
    const gone = closedFor(GONE_AFTER_MS);
    if (gone.length > 0) await this.end(new Map(gone.map(([memberId, { at }]) => [memberId, at])));
  }

  private ask(members: readonly (readonly [number, Closing])[]): void {
    if (members.length === 0) return;
    for (const [memberId, { at }] of members) this.closing.set(memberId, { at, asked: true });
    this.realtime.tellTabs({ tabs: 'closed', memberIds: members.map(([memberId]) => memberId) });
  }

  private async end(gone: ReadonlyMap<number, Date>): Promise<void> {
    for (const memberId of gone.keys()) this.closing.delete(memberId);
    try {
      this.presence.forget([...gone.keys()]);
      const left = await this.store.leave(gone, this.clock.now());
      this.realtime.tellTabs({ tabs: 'left', memberIds: left });
      // a row in use is tried again
      for (const [memberId, at] of gone)
        if (!left.includes(memberId) && !this.closing.has(memberId)) this.closing.set(memberId, { at, asked: true });
    } catch (error) {
      this.logger.warn({ msg: 'Who left was not written.', members: gone.size, err: error });
    }
  }

  private hear({ tabs, memberIds }: TabNotice): void {
    if (tabs === 'left') return this.presence.forget(memberIds);
    if (tabs === 'open') return memberIds.forEach((memberId) => this.closing.delete(memberId));
    const here = memberIds.filter((memberId) => this.realtime.isHere(memberId));
    if (here.length > 0) this.realtime.tellTabs({ tabs: 'open', memberIds: here });
  }
}
