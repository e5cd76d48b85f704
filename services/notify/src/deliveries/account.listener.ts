import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailChanges } from '@rendezvous/account';
import { EventBus } from '@rendezvous/server/outbox';
import { Deliveries } from '../deliveries/deliveries.service.js';

@Injectable()
export class AccountListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly deliveries: Deliveries,
    private readonly changes: MailChanges,
  ) {}

  onModuleInit(): void {
    const { bus, deliveries } = this;
    bus.on('account.member-joined', 'notify.activation', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'activation', cause: `event:${id}`, memberId }),
    );
    bus.on('account.activation-mail-asked', 'notify.activation-again', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'activation', cause: `event:${id}`, memberId }),
    );
    bus.on('account.signup-pending', 'notify.signup-link', ({ signupId }, { id }) =>
      deliveries.plan({ kind: 'signup-link', cause: `event:${id}`, memberId: null, subjectId: signupId }),
    );
    bus.on('account.signup-repeated', 'notify.signup-again', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'signup-again', cause: `event:${id}`, memberId }),
    );
    bus.on('account.password-reset-asked', 'notify.password-reset', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'password-reset', cause: `event:${id}`, memberId }),
    );
    bus.on('account.password-changed', 'notify.password-changed', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'password-changed', cause: `event:${id}`, memberId }),
    );
    bus.on('account.devices-logged-out', 'notify.devices-logged-out', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'devices-logged-out', cause: `event:${id}`, memberId }),
    );
    bus.on('account.passkey-added', 'notify.passkey-added', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'passkey-added', cause: `event:${id}`, memberId }),
    );
    bus.on('account.passkey-removed', 'notify.passkey-removed', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'passkey-removed', cause: `event:${id}`, memberId }),
    );
    bus.on('account.browser-added', 'notify.new-sign-in', ({ memberId, browserId }, { id }) =>
      deliveries.plan({ kind: 'new-sign-in', cause: `event:${id}`, memberId, subjectId: browserId }),
    );
    bus.on('account.mail-change-asked', 'notify.mail-change', ({ memberId, changeId }, { id }) =>
      deliveries.plan({ kind: 'mail-change', cause: `event:${id}`, memberId, subjectId: changeId }),
    );
    bus.on('account.mail-changed', 'notify.mail-changed', ({ memberId, changeId }, { id }) =>
      deliveries.plan({ kind: 'mail-changed', cause: `event:${id}`, memberId, subjectId: changeId }),
    );
    bus.on('account.mail-restored', 'notify.mail-restored', ({ memberId, changeId }, { id }) =>
      deliveries.plan({ kind: 'mail-restored', cause: `event:${id}`, memberId, ...(changeId !== undefined && { subjectId: changeId }) }),
    );
    bus.on('account.confirmation-overdue', 'notify.confirm-reminder', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'confirm-reminder', cause: `event:${id}`, memberId }),
    );
    bus.on('account.address-proof-asked', 'notify.address-proof', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'address-proof', cause: `event:${id}`, memberId }),
    );
    bus.on('account.details-corrected', 'notify.details-corrected', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'details-corrected', cause: `event:${id}`, memberId }),
    );
    bus.on('account.moderation-changed', 'notify.moderation', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'moderation', cause: `event:${id}`, memberId }),
    );
    bus.on('account.deletion-asked', 'notify.deletion-asked', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'deletion-asked', cause: `event:${id}`, memberId }),
    );
    // whoever took the account over by another address hears of it there: its owner does here
    bus.on('account.deletion-asked', 'notify.deletion-asked-formerly', async ({ memberId }, { id }) => {
      for (const changeId of await this.changes.undoable(memberId))
        await deliveries.plan({ kind: 'deletion-asked', cause: `event:${id}:change:${changeId}`, memberId, subjectId: changeId });
    });
    bus.on('account.age-expiring', 'notify.age-expiring', ({ memberId }, { id }) =>
      deliveries.plan({ kind: 'age-expiring', cause: `event:${id}`, memberId }),
    );
    bus.on('account.export-ready', 'notify.export-ready', ({ memberId, exportId }, { id }) =>
      deliveries.plan({ kind: 'export-ready', cause: `event:${id}`, memberId, subjectId: exportId }),
    );
  }
}
