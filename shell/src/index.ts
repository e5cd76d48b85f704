import '@rendezvous/ui/tokens.css';
import '@rendezvous/ui/base.css';
import './layout/first-frame.css';
import { shellFailureOf } from './failures/shell-fault';

globalThis.rendezvousStart?.begun();

/** Ends the task, so that the browser can do what waits: a tap, a frame. */
const breathe = () => new Promise((done) => setTimeout(done));

/** All of it is in one file, yet run in short tasks: the libraries, the product, its start. */
const run = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '@rendezvous/client');
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await breathe();
  await start();
};

run().catch((fault: unknown) => {
  reportError(fault);
  const { phase, code } = shellFailureOf(fault, 'entry');
  globalThis.rendezvousStart?.failed(phase, code);
});
