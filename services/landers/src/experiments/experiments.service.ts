import { Injectable } from '@nestjs/common';
import type { Template } from '@rendezvous/contracts/landers/templates';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { type Actor, addAuditEntry } from '@rendezvous/site';
import { LanderFault } from '../variants/lander-fault.js';
import { VariantsStore } from '../variants/variants.store.js';
import type { Experiment } from './experiment.js';
import { type ExperimentChange, ExperimentsStore, type NewExperiment } from './experiments.store.js';
import { refuseArms } from './start.rules.js';

type Start = Omit<NewExperiment, 'startedAt' | 'startedBy' | 'siteId' | 'template'>;
interface Place {
  readonly siteId: number;
  readonly template: Template;
}

/** Which variants are compared: every command is one transaction with its line in the audit log. */
@Injectable()
export class Experiments {
  constructor(
    private readonly database: Database,
    private readonly store: ExperimentsStore,
    private readonly variants: VariantsStore,
    private readonly clock: Clock,
  ) {}

  /** Throws a LanderFault for arms that cannot be compared, and while another experiment of the template runs. */
  start({ siteId, template }: Place, start: Start, actor: Actor): Promise<void> {
    return this.inTurn({ siteId, template }, async (tx) => {
      const latest = await this.store.latest(siteId, template, tx);
      if (latest?.endedAt === null) throw new LanderFault(`${template} is split already: ${latest.arms.join(', ')}. End that first.`);
      refuseArms(template, start.arms, await this.variants.all(siteId, tx));
      const startedAt = this.clock.now();
      await this.store.add(tx, { ...start, siteId, template, startedAt, startedBy: actor.name });
      await addAuditEntry(tx, { actor, action: 'landers.split', subject: template, details: { ...start }, at: startedAt });
    });
  }

  /** Nobody is assigned or counted any more; the report stays. */
  end(place: Place, actor: Actor): Promise<void> {
    return this.change(place, 'end-split', actor, () => ({ endedAt: this.clock.now() }));
  }

  /** Draws everybody anew: whoever gets another variant than before has seen two and is excluded. */
  rebucket(place: Place, actor: Actor): Promise<void> {
    return this.change(place, 'rebucket', actor, ({ bucketVersion }) => ({
      bucketVersion: bucketVersion + 1,
      bucketedAt: this.clock.now(),
    }));
  }

  weighBuiltIn(place: Place, weight: number, actor: Actor): Promise<void> {
    return this.change(place, 'weight', actor, ({ arms, template }) => {
      if (!arms.includes(template)) throw new LanderFault(`The built-in lander of ${template} is no part of its split.`);
      return { builtInWeight: weight };
    });
  }

  /** The one that runs, or the last one that did. */
  latest(siteId: number, template: Template): Promise<Experiment | null> {
    return this.store.latest(siteId, template);
  }

  /** Those of a site that run. */
  async running(siteId: number): Promise<Experiment[]> {
    return (await this.store.running()).filter((experiment) => experiment.siteId === siteId);
  }

  private change(place: Place, action: string, actor: Actor, decide: (now: Experiment) => ExperimentChange): Promise<void> {
    return this.inTurn(place, async (tx) => {
      const running = await this.store.latest(place.siteId, place.template, tx);
      if (running?.endedAt !== null) throw new LanderFault(`${place.template} is not split.`);
      const change = decide(running);
      await this.store.change(tx, running, change);
      await addAuditEntry(tx, {
        actor,
        action: `landers.${action}`,
        subject: place.template,
        details: { ...change },
        at: this.clock.now(),
      });
    });
  }

  private inTurn(place: Place, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      await tx.lock('landers.experiment', `${place.siteId} ${place.template}`);
      await work(tx);
    });
  }
}
