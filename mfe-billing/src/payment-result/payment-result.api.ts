import { injectRemote, mutationOf } from '@rendezvous/client';
import { cancelOrder } from '@rendezvous/contracts/billing/orders';

/** The call of the return page alone: whoever buys does not carry it. */
export const paymentResultApi = injectRemote('billing', (build) => ({
  billingCancelOrder: mutationOf(build, cancelOrder, { invalidatesTags: ['Orders', 'User'] }),
}));
