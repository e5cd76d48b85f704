import { StartWatch } from './start-watch';

globalThis.rendezvousStart = new StartWatch();
globalThis.rendezvousStart.begin();
