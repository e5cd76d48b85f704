import { randomUUID } from 'node:crypto';
import { givenMember } from '@rendezvous/account/testing';
import { createOrder } from '@rendezvous/contracts/billing/orders';
import { minutes } from '@rendezvous/contracts/kernel';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';
import { DiscountReservationStore } from './discount-reservation.store.js';
import { OrderTransitions } from './order-transitions.service.js';
import { OrderStore } from './order.store.js';

let app: TestApp;
let store: OrderStore;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  store = app.get(OrderStore);
});
afterAll(() => app.close());

const givenOrder = async (member?: number): Promise<number> => {
  const as = member ?? (await givenMember(app.database));
  const { body } = await app.call(createOrder, { clientId: randomUUID(), bundle: '25', method: 'card', expected_total: 2799 }, { as });
  return body.order.id;
};

test('an order moves only from the state that it is in', async () => {
  const id = await givenOrder();
  const move = app.database.transaction((tx) => store.transition(tx, id, 'created', 'failed'));
  await expect(move).rejects.toThrow(`Order ${id} was not created`);
  expect(await app.database.read('select state from billing.orders where id = $1', [id])).toEqual([{ state: 'pending' }]);
});

test('a discount is reserved by the open order that carries it, not by one that was given up', async () => {
  const memberId = await givenMember(app.database);
  const [code] = await app.database.read<{ code: string }>('select code from billing.offers order by code limit 1');
  const carry = async (id: number): Promise<void> =>
    void (await app.database.change('update billing.orders set discount_code = $2 where id = $1', [id, code!.code]));
  const reservedBy = () => app.database.transaction((tx) => app.get(DiscountReservationStore).findReservation(tx, memberId, code!.code));
  const givenUp = await givenOrder(memberId);
  await carry(givenUp);
  expect(await reservedBy()).toBe(givenUp);
  await app.database.transaction((tx) => store.transition(tx, givenUp, 'pending', 'cancelled'));
  expect(await reservedBy()).toBeNull();
  const open = await givenOrder(memberId);
  await carry(open);
  expect(await reservedBy()).toBe(open);
});

test('an order whose time is not over does not expire, whoever says so', async () => {
  const id = await givenOrder();
  const state = async () => (await app.database.read('select state from billing.orders where id = $1', [id]))[0];
  await app.get(OrderTransitions).expire(id);
  expect(await state()).toEqual({ state: 'pending' });
  app.clock.advance(minutes(60));
  await app.get(OrderTransitions).expire(id);
  expect(await state()).toEqual({ state: 'expired' });
});
