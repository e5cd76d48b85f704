import { Module } from '@nestjs/common';
import { IncidentModule } from '../incident/incident.module.js';
import { OrderModule } from '../order/order.module.js';
import { OrderExpiry } from './order-expiry.service.js';
import { PaymentStartStore } from './payment-start.store.js';
import { PaymentStarts } from './payment-starts.service.js';
import { PaymentUpdates } from './payment-updates.service.js';
import { PaymentJob } from './payment.job.js';
import { PaymentStore } from './payment.store.js';
import { PollingScheduleStore } from './polling-schedule.store.js';
import { SilentPayments } from './silent-payments.service.js';
import { PaymentStatusCheck } from './status-check.service.js';
import { StatusPolling } from './status-polling.service.js';
import { StoredCharges } from './stored-charges.service.js';
import { StoredMethodStore } from './stored-method.store.js';
import { UnknownStartsJob } from './unknown-starts.job.js';
import { UnknownStarts } from './unknown-starts.service.js';

/** Payments that are started, asked after and followed until they end. Who collects them is bound by PaymentProvidersModule. */
@Module({
  imports: [IncidentModule, OrderModule],
  providers: [
    PaymentStore,
    PaymentStartStore,
    StoredMethodStore,
    StoredCharges,
    PaymentStarts,
    UnknownStarts,
    UnknownStartsJob,
    PaymentUpdates,
    PaymentStatusCheck,
    PollingScheduleStore,
    SilentPayments,
    OrderExpiry,
    StatusPolling,
    PaymentJob,
  ],
  exports: [OrderExpiry, PaymentStore, PaymentStarts, PaymentStatusCheck, StoredMethodStore, StoredCharges],
})
export class PaymentModule {}
