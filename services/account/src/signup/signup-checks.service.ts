import { Injectable } from '@nestjs/common';
import type { checkSignup } from '@rendezvous/contracts/account/signup';
import type { FieldFault } from '@rendezvous/contracts/refusals';
import type { InputOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Refusal } from '@rendezvous/server/refusal';
import { Regions, type Site, signupsOpen } from '@rendezvous/site';
import { Passwords } from '../passwords/passwords.service.js';
import { addressFaults, birthDateFaults, credentialFaults, nameFaults, passwordFaults, placeFaults } from './signup.rules.js';
import type { PendingForm, SignupForm } from './signup.store.js';

export type CredentialsForm = Omit<InputOf<typeof checkSignup>['body'], 'traffic'> & Admission;

/** What opens a signup to whoever has it. */
export type Admission = Pick<SignupForm, 'traffic' | 'invitation'>;

/** What a signup is checked for without asking the database. */
@Injectable()
export class SignupChecks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly regions: Regions,
    private readonly passwords: Passwords,
  ) {}

  /** Throws when the site takes no signups from this visitor. */
  open({ settings }: Site, { traffic, invitation }: Admission): void {
    if (!signupsOpen(settings, traffic, (invitation ?? null) !== null)) throw new Refusal('account.signups-closed');
  }

  credentials(form: CredentialsForm, site: Site): void {
    this.open(site, form);
    const faults = this.firstStep(form, site);
    if (faults.length > 0) throw Refusal.fields(...faults);
  }

  /** Address and password alone. */
  access(form: Pick<SignupForm, 'email' | 'password'> & Admission, site: Site): void {
    this.open(site, form);
    const faults = [...addressFaults(form.email, this.config.demo), ...passwordFaults(form)];
    if (faults.length > 0) throw Refusal.fields(...faults);
  }

  whole(form: SignupForm, site: Site): void {
    this.open(site, form);
    const faults = [...this.firstStep(form, site), ...this.place(form, site)];
    if (faults.length > 0) throw Refusal.fields(...faults);
  }

  /** Everything but address and password, which were checked before. */
  rest(form: PendingForm, site: Site): void {
    this.open(site, form);
    const { settings } = site;
    const faults = [
      ...nameFaults(form.name, settings),
      ...birthDateFaults(form.date_of_birth, settings, this.clock.now()),
      ...this.place(form, site),
    ];
    if (faults.length > 0) throw Refusal.fields(...faults);
  }

  hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  private place(form: PendingForm, { settings }: Site): FieldFault[] {
    return placeFaults(form, settings, this.regions.isRegion.bind(this.regions));
  }

  private firstStep(form: CredentialsForm, { settings }: Site): FieldFault[] {
    return [...addressFaults(form.email, this.config.demo), ...credentialFaults(form, settings, this.clock.now())];
  }
}
