import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { checkOrder, createOrder, listOrders, readOrder } from '@rendezvous/contracts/billing/orders';

/** Calls of the billing screens. */
export const billingApi = injectRemote('billing', (build) => ({
  billingBundles: queryOf(build, listBundles, { providesTags: ['Offers'] }),
  billingOrder: queryOf(build, readOrder, { providesTags: ['Orders'] }),
  billingOrders: queryOf(build, listOrders, { providesTags: ['Orders'] }),
  billingCreate: mutationOf(build, createOrder, { invalidatesTags: ['Orders'] }),
  /** A decided order has changed credits and premium too. */
  billingCheck: mutationOf(build, checkOrder, {
    invalidatesTags: (order) => (order && order.redirect === null ? ['Orders', 'User'] : ['Orders']),
  }),
}));
