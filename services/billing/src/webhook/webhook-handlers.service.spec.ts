import { WebhookHandlers } from './webhook-handlers.service.js';

const handler = () => Promise.resolve('settled' as const);

test('each kind of thing has one handler, and what nobody registered for has none', () => {
  const handlers = new WebhookHandlers();
  handlers.register('dispute', handler);
  expect([handlers.find('dispute'), handlers.find('payment'), handlers.find('other')]).toEqual([handler, null, null]);
  expect(() => handlers.register('dispute', handler)).toThrow('Two handlers of dispute events');
});
