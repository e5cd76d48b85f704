import { randomUUID } from 'node:crypto';
import { expect, test } from './product/test.js';
import { join } from './product/members.js';
import { runGateway, startProduct, stopGateway } from './product/start-product.js';

interface Stored {
  readonly seq: number;
  readonly clientId: string;
}

test('a gateway killed in the middle of sends loses nothing that it acknowledged and doubles nothing', async () => {
  test.setTimeout(360_000);
  const product = await startProduct({}, 150);
  let gateway = product.gateway;
  try {
    const [anna, ben] = [await join(product.url), await join(product.url, { gender: 'male' })];
    const first = await anna.api.post(`/api/members/${ben.id}/conversation`, { data: { clientId: randomUUID(), text: 'Hello Ben' } });
    expect(first.ok()).toBe(true);
    const { conversationId } = (await first.json()) as { conversationId: number };
    await ben.api.post(`/api/conversations/${conversationId}/messages`, { data: { clientId: randomUUID(), text: 'Hello Anna' } });
    const address = `/api/conversations/${conversationId}/messages`;
    // more credits than messages: each has signed up with three
    const credits = async () => ((await (await anna.api.get('/api/user.php')).json()) as { user: { credits: number } }).user.credits;
    const before = await credits();

    const acknowledged: string[] = [];
    const tried: string[] = Array.from({ length: 60 }, () => randomUUID());
    const sends = tried.map(async (clientId, place) => {
      const answer = await anna.api.post(address, { data: { clientId, text: `Message ${place}` } }).catch(() => null);
      if (answer?.ok()) acknowledged.push(clientId);
    });
    await new Promise((done) => setTimeout(done, 15));
    gateway.kill('SIGKILL');
    await Promise.allSettled(sends);

    gateway = await runGateway(product.folder, Number(new URL(product.url).port));
    const read = (await (await anna.api.get(`${address}?after=0&limit=200`)).json()) as { messages: Stored[] };
    const stored: string[] = read.messages.map(({ clientId }) => clientId);
    expect(new Set(stored).size, 'no message twice').toBe(stored.length);
    expect(
      acknowledged.filter((clientId) => !stored.includes(clientId)),
      'nothing acknowledged is missing',
    ).toEqual([]);
    expect(
      read.messages.map(({ seq }) => seq),
      'numbers without a gap',
    ).toEqual(read.messages.map((_, place) => place + 1));
    const paid = stored.filter((clientId) => tried.includes(clientId)).length;
    expect(await credits(), 'each stored message was paid once').toBe(before - paid);

    // the client sends again what it does not know about: the same messages are answered, not stored again
    for (const clientId of tried) await anna.api.post(address, { data: { clientId, text: 'again' } });
    const again = (await (await anna.api.get(`${address}?after=0&limit=200`)).json()) as { messages: Stored[] };
    expect(new Set(again.messages.map(({ clientId }) => clientId)).size).toBe(again.messages.length);
    expect(await credits()).toBe(0);
  } finally {
    await stopGateway(gateway);
    await product.stop();
  }
});
