import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { type Actor, addAuditEntry } from '@rendezvous/site';
import { LanderFault } from './lander-fault.js';
import { isSame, publish, reschedule, type Schedule, undo, weigh, withdraw } from './status.rules.js';
import type { HistoryLine, LanderAction, Variant, VariantName, VariantStatus, VersionContent } from './variant.js';
import { VariantsStore } from './variants.store.js';

const HISTORY_LINES = 50;

type Decide = (status: VariantStatus, latest: HistoryLine | undefined) => VariantStatus;

interface Moved {
  /** The command before. */
  readonly latest: HistoryLine | undefined;
  readonly after: VariantStatus;
}

/** What is published when: every command is one transaction with its line in the history. */
@Injectable()
export class Variants {
  constructor(
    private readonly database: Database,
    private readonly store: VariantsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps content as a version that never changes, for a link to it; shows it to nobody else. The same content is kept once, and each look
   * at it stands in the audit log.
   * @returns the version's number
   */
  preview(name: VariantName, content: VersionContent, actor: Actor): Promise<number> {
    return this.database.transaction(async (tx) => {
      const { version } = await this.keepIn(tx, name, content, actor);
      await addAuditEntry(tx, { actor, action: 'landers.preview', subject: name.slug, details: { version }, at: this.clock.now() });
      return version;
    });
  }

  /** @returns the version that is shown, and whether it, its weight or its schedule were others before: the same once more is no command */
  publish(
    name: VariantName,
    content: VersionContent,
    times: Schedule & { weight: number },
    actor: Actor,
  ): Promise<{ readonly version: number; readonly changed: boolean }> {
    return this.database.transaction(async (tx) => {
      const { version, before } = await this.keepIn(tx, name, content, actor);
      const { weight, ...schedule } = times;
      const after = publish(version, weight, schedule);
      if (isSame(before, after)) return { version, changed: false };
      await this.moveIn(tx, name, 'publish', actor, () => after);
      return { version, changed: true };
    });
  }

  async schedule(name: VariantName, times: Schedule, actor: Actor): Promise<void> {
    await this.move(name, 'schedule', actor, (status) => reschedule(status, times));
  }

  async weigh(name: VariantName, weight: number, actor: Actor): Promise<void> {
    await this.move(name, 'weight', actor, (status) => weigh(status, weight));
  }

  async withdraw(name: VariantName, actor: Actor): Promise<void> {
    await this.move(name, 'withdraw', actor, withdraw);
  }

  /** Takes the latest command back; done again, it brings it again. @returns the command that was taken back, and what is there now */
  async undo(name: VariantName, actor: Actor): Promise<{ readonly command: HistoryLine; readonly now: VariantStatus }> {
    const { latest, after } = await this.move(name, 'undo', actor, (_, command) => undo(command));
    // where there was none, it was refused
    return { command: latest!, now: after };
  }

  list(siteId: number): Promise<Variant[]> {
    return this.store.all(siteId);
  }

  /** What is shown of a variant, or was last; null before it was published. */
  async content(variant: Variant): Promise<VersionContent | null> {
    return variant.version === null ? null : this.store.version(variant, variant.version);
  }

  /** Latest first; of one variant if asked. */
  history(siteId: number, slug: string | null = null): Promise<HistoryLine[]> {
    return this.store.history({ siteId, slug }, HISTORY_LINES);
  }

  /** @returns the number of the version, and what was there before */
  private async keepIn(tx: Tx, name: VariantName, content: VersionContent, actor: Actor) {
    const before = await this.store.lock(tx, name, content.facts.template);
    if (before.template !== content.facts.template)
      throw new LanderFault(
        `"${name.slug}" is a variant of ${before.template}. Give the folder for ${content.facts.template} another name.`,
      );
    const checksum = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    return { version: await this.store.keepVersion(tx, name, { ...content, checksum, by: actor.name, at: this.clock.now() }), before };
  }

  private move(name: VariantName, action: LanderAction, actor: Actor, decide: Decide): Promise<Moved> {
    return this.database.transaction((tx) => this.moveIn(tx, name, action, actor, decide));
  }

  private async moveIn(tx: Tx, name: VariantName, action: LanderAction, actor: Actor, decide: Decide): Promise<Moved> {
    const variant = await this.store.lockExisting(tx, name);
    if (variant === null) throw new LanderFault(`There is no lander "${name.slug}" on this site.`);
    const { state, version, weight, startsAt, endsAt } = variant;
    const before: VariantStatus = { state, version, weight, startsAt, endsAt };
    const [latest] = await this.store.history(name, 1, tx);
    const [after, at] = [decide(before, latest), this.clock.now()];
    await this.store.move(tx, name, { action, before, after, actor: actor.name, at });
    await addAuditEntry(tx, { actor, action: `landers.${action}`, subject: name.slug, details: { ...after }, at });
    return { latest, after };
  }
}
