import { Module } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { SiteModule } from '@rendezvous/site';
import { AgeAnswers } from './age-assurance/age-answers.service.js';
import { AgeAssuranceController } from './age-assurance/age-assurance.controller.js';
import { AgeAssuranceListener } from './age-assurance/age-assurance.listener.js';
import { AgeAssuranceProviders } from './age-assurance/age-assurance-providers.service.js';
import { AgeAssurance } from './age-assurance/age-assurance.service.js';
import { AgeChecksJob } from './age-assurance/age-checks.job.js';
import { AgeChecks } from './age-assurance/age-checks.service.js';
import { AgeChecksStore } from './age-assurance/age-checks.store.js';
import { AgeDemands } from './age-assurance/age-demands.service.js';
import { AgeExpiryJob } from './age-assurance/age-expiry.job.js';
import { AgeHoldsJob } from './age-assurance/age-holds.job.js';
import { AgeHolds } from './age-assurance/age-holds.service.js';
import { OperatorAgesController } from './age-assurance/operator-ages.controller.js';
import { OperatorAges } from './age-assurance/operator-ages.service.js';
import { AgeSandboxController } from './age-sandbox/age-sandbox.controller.js';
import { AgeSandboxProvider } from './age-sandbox/age-sandbox.provider.js';
import { AgeSandboxStore } from './age-sandbox/age-sandbox.store.js';

/** Whether members are old enough, as a company says: asked of members where their site asks for it. */
@Module({
  imports: [SiteModule],
  controllers: [AgeAssuranceController, AgeSandboxController, OperatorAgesController],
  providers: [
    AgeAnswers,
    AgeAssurance,
    AgeAssuranceListener,
    AgeChecks,
    AgeChecksJob,
    AgeChecksStore,
    AgeDemands,
    AgeExpiryJob,
    AgeHolds,
    AgeHoldsJob,
    AgeSandboxProvider,
    AgeSandboxStore,
    OperatorAges,
    {
      // a real company stands before the sandbox, which is there in the demo alone
      provide: AgeAssuranceProviders,
      useFactory: ({ demo }: Config, sandbox: AgeSandboxProvider) => new AgeAssuranceProviders(demo ? [sandbox] : []),
      inject: [Config, AgeSandboxProvider],
    },
  ],
  exports: [AgeAssurance],
})
export class AgeModule {}
