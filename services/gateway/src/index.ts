export { composeFor } from './composition/composition.rules.js';
export { openAreas } from './open-areas.js';
export { runUntilEnded } from './run-until-ended.js';
export { type GatewayOptions, type RunningGateway, startGateway } from './start-gateway.js';
