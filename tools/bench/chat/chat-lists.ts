import type { SocketEvent } from '@rendezvous/contracts/events';
import { median } from '../median.js';
import { type Server, cpuOf, databaseCpu, usedBetween } from '../http/processes.js';
import type { BenchWorld } from '../http/world.js';
import { CROWD, Crowd } from './crowd.js';

/** What a tab does with its chat list when a message comes: load it again, as before, or put in what the hint says. */
type Way = 'loads' | 'patches';

interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  /** CPU a message, in microseconds. */
  readonly cpu: number;
}

type Round = Readonly<Record<Way, Measured>>;

/** The chat list of one tab. As in the browser, messages that come while it is loaded make it load once more, not once each. */
class ChatList {
  requests = 0;
  private readonly known = new Set<number>();
  private loading: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly way: Way,
  ) {}

  async load(): Promise<void> {
    this.requests += 1;
    const response = await fetch(`${this.url}/api/chats.php`, { headers: { cookie: `session=${this.token}` } });
    const { chats } = (await response.json()) as { chats: { conversation: { id: number } }[] };
    for (const { conversation } of chats) this.known.add(conversation.id);
  }

  hear(event: SocketEvent): void {
    if (event.type !== 'message') return;
    if (this.way === 'patches' && event.chat !== undefined && this.known.has(event.conversationId)) return;
    if (this.loading === null) this.loading = this.reload();
    else this.again = true;
  }

  async settled(): Promise<void> {
    await this.loading;
  }

  private async reload(): Promise<void> {
    do {
      this.again = false;
      await this.load();
    } while (this.again);
    this.loading = null;
  }
}

const measure = async (world: BenchWorld, server: Server, group: number, each: number, way: Way): Promise<Measured> => {
  const crowd = await Crowd.open(world, server, group);
  try {
    // each conversation has a message, and so a place in both lists
    await Promise.all(Array.from({ length: CROWD }, (_, place) => crowd.send(place)));
    await crowd.deliveries();
    const lists = crowd.tokens.map((token) => new ChatList(server.url, token, way));
    await Promise.all(lists.map((list) => list.load()));
    const loaded = lists.reduce((sum, { requests }) => sum + requests, 0);
    crowd.onEvent = (place, event) => lists[place]!.hear(event);
    const [node, postgres, began] = [cpuOf(server.pid), databaseCpu(world.postgres), performance.now()];
    const write = async (place: number): Promise<void> => {
      for (let n = 0; n < each; n++) await crowd.send(place);
    };
    await Promise.all(Array.from({ length: CROWD }, (_, place) => write(place)));
    const { length: messages } = await crowd.deliveries();
    await Promise.all(lists.map((list) => list.settled()));
    const seconds = (performance.now() - began) / 1000;
    return {
      // two tabs hear of each message
      requests: (lists.reduce((sum, { requests }) => sum + requests, 0) - loaded) / messages / 2,
      perSecond: messages / seconds,
      cpu: (cpuOf(server.pid) - node + usedBetween(postgres, databaseCpu(world.postgres))) / messages,
    };
  } finally {
    crowd.close();
  }
};

/** Members with an open tab each, which shows their chat list, write to each other: both ways in turn. */
export const chatLists = async (world: BenchWorld, server: Server, group: number, each: number): Promise<Round> => ({
  loads: await measure(world, server, group, each, 'loads'),
  patches: await measure(world, server, group, each, 'patches'),
});

/** Medians of the rounds. */
export const chatListRows = (rounds: readonly Round[]): string[] => {
  const of = (way: Way, key: keyof Measured): number => median(rounds.map((round) => round[way][key]));
  const ratio = (key: keyof Measured): string => `${median(rounds.map(({ loads, patches }) => patches[key] / loads[key])).toFixed(2)}×`;
  return [
    `| ${CROWD} tabs that show a chat list | list loaded for each message | list patched | patched ÷ loaded |`,
    '| --- | --- | --- | --- |',
    `| requests a message and tab | ${of('loads', 'requests').toFixed(2)} | ${of('patches', 'requests').toFixed(2)} | ${ratio('requests')} |`,
    `| messages /s | ${of('loads', 'perSecond').toFixed(0)} | ${of('patches', 'perSecond').toFixed(0)} | ${ratio('perSecond')} |`,
    `| CPU a message, µs (node + database) | ${of('loads', 'cpu').toFixed(0)} | ${of('patches', 'cpu').toFixed(0)} | ${ratio('cpu')} |`,
  ];
};
