import autocannon from 'autocannon';
import { type Server, cpuOf } from '../http/processes.js';
import { type AskedPage, headersOf, openEvenly } from './even-load.js';

/** So many pages wait at once where all go out as fast as they can: more would only wait for their turn, and go out undrawn. */
const CONNECTIONS = 2;
const PAGES_A_SECOND = 50;
const WARM_UP_S = 3;
const MEASURED_S = 10;

/** What a page cost. */
export interface PageCost {
  /** CPU of the server with its threads, in milliseconds a page. */
  readonly cpu: number;
  /** Time until the first byte, and until the whole document was there, in milliseconds. */
  readonly firstP50: number;
  readonly firstP95: number;
  readonly wholeP95: number;
  /** Size of a document over the wire, in KB. */
  readonly kilobytes: number;
  /** Share of the pages that were refused: the machine was too busy for them. */
  readonly refused: number;
  /** Share of the pages that stood in their documents; the others came too late to be drawn. */
  readonly drawn: number;
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** 50 pages a second for ten seconds, as browsers ask for them. */
export const measure = async (server: Server, page: AskedPage): Promise<PageCost> => {
  await openEvenly(server, page, PAGES_A_SECOND, WARM_UP_S);
  const before = cpuOf(server.pid);
  const all = await openEvenly(server, page, PAGES_A_SECOND, MEASURED_S);
  const used = cpuOf(server.pid) - before;
  const pages = all.filter(({ status }) => status === 200);
  const first = pages.map(({ firstByte }) => firstByte);
  return {
    cpu: used / all.length / 1000,
    firstP50: at(first, 0.5),
    firstP95: at(first, 0.95),
    wholeP95: at(
      pages.map(({ whole }) => whole),
      0.95,
    ),
    kilobytes:
      at(
        pages.map(({ bytes }) => bytes),
        0.5,
      ) / 1024,
    refused: 1 - pages.length / all.length,
    drawn: pages.filter(({ html }) => html().includes('data-drawn')).length / pages.length,
  };
};

/** So many pages, as fast as they come. */
export const openMany = async (server: Server, page: AskedPage, amount: number): Promise<void> => {
  const result = await autocannon({ url: server.url + page.path, connections: CONNECTIONS, amount, headers: headersOf(page) });
  if (result.non2xx > 0) throw new Error(`${page.path}: ${result.non2xx} pages were refused.`);
};
