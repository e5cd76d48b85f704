import { givenStore } from '../testing';
import { type ClientSocketEvent, connectSocket, onSocketEvent } from './socket';

/** The sockets that were opened: what the server says to them is up to the test. */
const opened: EventTarget[] = [];
jest.mock('partysocket', () => ({
  WebSocket: class extends EventTarget {
    constructor() {
      super();
      opened.push(this);
    }
    close() {}
  },
}));

let end: () => void;
const arrive = (event: object): void => {
  opened.at(-1)!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
};

beforeEach(async () => {
  globalThis.reportError = jest.fn();
  const store = await givenStore();
  end = connectSocket(store);
  await new Promise((resolve) => setTimeout(resolve, 0));
});
afterEach(() => end());

test('one who listens and throws keeps events and connections from nobody else', () => {
  const fault = new Error('a screen is broken');
  const heard: ClientSocketEvent['type'][] = [];
  const ends = [
    onSocketEvent(() => {
      throw fault;
    }),
    onSocketEvent(({ type }) => heard.push(type)),
  ];
  opened.at(-1)!.dispatchEvent(new Event('open'));
  arrive({ type: 'typing', conversationId: 1, memberId: 2 });
  expect(heard).toEqual(['connected', 'typing']);
  expect(reportError).toHaveBeenCalledTimes(2);
  expect(reportError).toHaveBeenCalledWith(fault);
  ends.forEach((leave) => leave());
});
