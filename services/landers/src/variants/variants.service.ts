import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { type Actor, addAuditEntry } from '@rendezvous/site';
import { LanderFault } from './lander-fault.js';
import { publish, reschedule, type Schedule, undo, weigh, withdraw } from './status.rules.js';
import type { HistoryLine, LanderAction, Variant, VariantName, VariantStatus, VersionContent } from './variant.js';
import { VariantsStore } from './variants.store.js';

const HISTORY_LINES = 50;

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
      const version = await this.keepIn(tx, name, content, actor);
      await addAuditEntry(tx, { actor, action: 'landers.preview', subject: name.slug, details: { version }, at: this.clock.now() });
      return version;
    });
  }

  async publish(name: VariantName, content: VersionContent, times: Schedule & { weight: number }, actor: Actor): Promise<number> {
    return this.database.transaction(async (tx) => {
      const version = await this.keepIn(tx, name, content, actor);
      const { weight, ...schedule } = times;
      await this.moveIn(tx, name, 'publish', actor, () => publish(version, weight, schedule));
      return version;
    });
  }

  schedule(name: VariantName, times: Schedule, actor: Actor): Promise<void> {
    return this.move(name, 'schedule', actor, (status) => reschedule(status, times));
  }

  weigh(name: VariantName, weight: number, actor: Actor): Promise<void> {
    return this.move(name, 'weight', actor, (status) => weigh(status, weight));
  }

  withdraw(name: VariantName, actor: Actor): Promise<void> {
    return this.move(name, 'withdraw', actor, withdraw);
  }

  /** Takes the latest command back; done again, it brings it again. */
  undo(name: VariantName, actor: Actor): Promise<void> {
    return this.move(name, 'undo', actor, (_, latest) => undo(latest));
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

  private async keepIn(tx: Tx, name: VariantName, content: VersionContent, actor: Actor): Promise<number> {
    const { template } = await this.store.lock(tx, name, content.facts.template);
    if (template !== content.facts.template)
      throw new LanderFault(`"${name.slug}" is a variant of ${template}. Give the folder for ${content.facts.template} another name.`);
    const checksum = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    return this.store.keepVersion(tx, name, { ...content, checksum, by: actor.name, at: this.clock.now() });
  }

  private move(
    name: VariantName,
    action: LanderAction,
    actor: Actor,
    decide: (status: VariantStatus, latest: HistoryLine | undefined) => VariantStatus,
  ): Promise<void> {
    return this.database.transaction((tx) => this.moveIn(tx, name, action, actor, decide));
  }

  private async moveIn(
    tx: Tx,
    name: VariantName,
    action: LanderAction,
    actor: Actor,
    decide: (status: VariantStatus, latest: HistoryLine | undefined) => VariantStatus,
  ): Promise<void> {
    const variant = await this.store.lockExisting(tx, name);
    if (variant === null) throw new LanderFault(`There is no lander "${name.slug}" on this site.`);
    const { state, version, weight, startsAt, endsAt } = variant;
    const before: VariantStatus = { state, version, weight, startsAt, endsAt };
    const [latest] = await this.store.history(name, 1, tx);
    const [after, at] = [decide(before, latest), this.clock.now()];
    await this.store.move(tx, name, { action, before, after, actor: actor.name, at });
    await addAuditEntry(tx, { actor, action: `landers.${action}`, subject: name.slug, details: { ...after }, at });
  }
}
