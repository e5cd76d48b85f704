import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { AgeAnswers } from './age-answers.service.js';
import type { AgeAssuranceProvider } from './age-assurance.provider.js';
import { AgeChecksStore, type AgeStanding, type OpenCheck } from './age-checks.store.js';
import { AgeDemands, type SiteAgeDemand } from './age-demands.service.js';
import { ageState } from './age-state.rules.js';

/** How long a member has at the company's. */
const CHECK_MS = minutes(30);
/** Whoever comes back brings the answer along: it is asked for when nobody did. */
const FIRST_ASKED_MS = minutes(2);

const returnPath = (checkId: string): string => `/age?check=${checkId}`;

/** A member goes to the company, and comes back. */
@Injectable()
export class AgeChecks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: AgeChecksStore,
    private readonly demands: AgeDemands,
    private readonly answers: AgeAnswers,
  ) {}

  /** @returns the address of the company's page. From several tabs at once it is one check. */
  async start(memberId: number): Promise<string> {
    const left = await this.store.findOpen(this.database, memberId);
    if (left !== null && left.lapsesAt <= this.clock.now()) await this.answers.ask(left);
    const { check, member, demand } = await this.database.transaction((tx) => this.begin(tx, memberId));
    const started = await away(() =>
      this.companyOf(check).start({
        id: check.id,
        minAge: check.minAge,
        merchant: demand.merchant,
        locale: member.language,
        returnPath: returnPath(check.id),
      }),
    );
    await this.store.setReference(check.id, started.reference);
    return started.redirect;
  }

  /** Takes the answer that a member came back with. Refuses what the company did not say of this member's check. */
  async finish(memberId: number, checkId: string, query: string): Promise<void> {
    const check = await this.store.find(checkId, memberId);
    if (check === null) throw new Refusal('account.age-result-invalid');
    const answer = await away(() => this.companyOf(check).readReturn(check, query));
    if (answer === null) throw new Refusal('account.age-result-invalid');
    await this.answers.take(check, answer);
  }

  private async begin(tx: Tx, memberId: number): Promise<{ check: OpenCheck; member: AgeStanding; demand: SiteAgeDemand }> {
    const now = this.clock.now();
    await this.store.lock(tx, [memberId]);
    const member = await this.store.standing(tx, memberId);
    if (member === null) throw new Refusal('account.age-not-asked');
    const demand = this.demands.of(member.siteId);
    const state = ageState({ ...member, demand }, now);
    if (demand.provider === null || state === 'not_asked' || state === 'passed') throw new Refusal('account.age-not-asked');
    if (state === 'refused') throw new Refusal('account.age-refused');
    const open = await this.store.findOpen(tx, memberId);
    if (open !== null) return { check: open, member, demand };
    const begun = {
      id: randomUUID(),
      memberId,
      provider: demand.provider.name,
      minAge: demand.minAge,
      begunAt: now,
      lapsesAt: new Date(now.getTime() + CHECK_MS),
    };
    const askAt = new Date(now.getTime() + FIRST_ASKED_MS);
    await this.store.add(tx, { ...begun, statedBirthDate: member.birthDate, validDays: demand.validDays, askAt });
    return { check: { ...begun, reference: null }, member, demand };
  }

  private companyOf({ provider: name }: OpenCheck): AgeAssuranceProvider {
    const provider = this.demands.providerNamed(name);
    if (provider === null) throw new Error(`No company ${name} is set up.`);
    return provider;
  }
}

/** A company that does not answer is no fault of ours: the check stays open, and is gone on with at the next try. */
const away = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw new Refusal('account.age-check-unavailable', undefined, { cause: error });
  }
};
