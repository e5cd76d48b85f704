import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Jobs } from '@rendezvous/server/jobs';
import {
  type AgeAnswer,
  AgeAssuranceProvider,
  type KnownAgeCheck,
  type NewAgeCheck,
  type StartedAgeCheck,
} from '../age-assurance/age-assurance.provider.js';
import { readSigned, sandboxAnswer, signedAnswer } from './age-sandbox.rules.js';
import { AgeSandboxStore } from './age-sandbox.store.js';

const KEPT_MS = days(30);

/** The adapter to the sandbox company of the demo: the same steps as with a real one, without anything that is looked at. */
@Injectable()
export class AgeSandboxProvider extends AgeAssuranceProvider implements OnModuleInit {
  readonly name = 'sandbox';
  readonly company = { name: 'Sandbox Age Check', privacy: '/sandbox/age' };

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly store: AgeSandboxStore,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.define('account.tidy-age-sandbox', () => this.store.removeOld(new Date(this.clock.now().getTime() - KEPT_MS)), {
      cron: '47 3 * * *',
    });
  }

  async start(check: NewAgeCheck): Promise<StartedAgeCheck> {
    await this.store.open({ ...check, createdAt: this.clock.now() });
    return { reference: check.id, redirect: `/sandbox/age/${check.id}` };
  }

  readReturn({ id }: KnownAgeCheck, query: string): Promise<AgeAnswer | null> {
    return Promise.resolve(readSigned(this.secret(), id, new URLSearchParams(query).get('answer') ?? ''));
  }

  async report({ id }: KnownAgeCheck): Promise<AgeAnswer | null> {
    const check = await this.store.find(id);
    return check && sandboxAnswer(check.outcome, check.decidedAt, this.clock.now());
  }

  /** Where the member comes back to once the check is decided, with what is known by then. */
  async wayBack(id: string): Promise<string> {
    const check = await this.store.find(id);
    if (check === null) throw new Error(`The sandbox company does not know the check ${id}`);
    const answer = sandboxAnswer(check.outcome, check.decidedAt, this.clock.now());
    return `${check.returnPath}&answer=${signedAnswer(this.secret(), id, answer)}`;
  }

  /** The key that company and site share, made from the installation's own. */
  private secret(): string {
    return createHmac('sha256', this.config.secretKey).update('age-sandbox').digest('hex');
  }
}
