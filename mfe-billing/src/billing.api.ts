import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { readDiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { readLeavingDiscount, takeLeavingDiscount } from '@rendezvous/contracts/billing/leaving-discount';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { readRepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { listStoredMethods, removeStoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { readStatement } from '@rendezvous/contracts/billing/statement';
import { checkOrder, createOrder, listOrders, readOrder } from '@rendezvous/contracts/billing/orders';

/** Calls of the billing screens. */
export const billingApi = injectRemote('billing', (build) => ({
  billingBundles: queryOf(build, listBundles, { providesTags: ['Offers'] }),
  billingDiscountCode: queryOf(build, readDiscountCode, { keepUnusedDataFor: 0 }),
  billingLeavingDiscount: queryOf(build, readLeavingDiscount, { keepUnusedDataFor: 0, providesTags: ['Offers'] }),
  billingTakeLeavingDiscount: mutationOf(build, takeLeavingDiscount, { invalidatesTags: ['Offers'] }),
  /** Asked anew each time: an order was paid, or a price changed meanwhile. */
  billingRepeatOrder: queryOf(build, readRepeatOrder, { keepUnusedDataFor: 0, providesTags: ['Offers', 'Orders'] }),
  billingOrder: queryOf(build, readOrder, { providesTags: ['Orders'] }),
  billingOrders: queryOf(build, listOrders, { providesTags: ['Orders'] }),
  /** Asked anew each time: a message was paid meanwhile. */
  billingStatement: queryOf(build, readStatement, { keepUnusedDataFor: 0, providesTags: ['Orders', 'Refunds'] }),
  billingCreate: mutationOf(build, createOrder, { invalidatesTags: ['Orders'] }),
  /** Asked anew each time: a method was stored, or removed on another page. */
  billingStoredMethods: queryOf(build, listStoredMethods, { keepUnusedDataFor: 0, providesTags: ['StoredMethods'] }),
  billingRemoveStored: mutationOf(build, removeStoredMethod, { invalidatesTags: ['StoredMethods'] }),
  billingRefunds: queryOf(build, listRefunds, { providesTags: ['Refunds'] }),
  /** The credits leave the account at once. */
  billingRequestRefund: mutationOf(build, requestRefund, { invalidatesTags: ['Orders', 'Refunds', 'User'] }),
  /** A decided order has changed credits and premium too. */
  billingCheck: mutationOf(build, checkOrder, {
    invalidatesTags: (order) => (order && order.state !== 'pending' && order.state !== 'created' ? ['Orders', 'User'] : ['Orders']),
  }),
}));
