export { SearchModule } from './search.module.js';
export { entities } from './entities.js';
export { migrations } from './migrations/index.js';
export { Listing } from './listing/listing.service.js';
export { ListingStore } from './listing/listing.store.js';
export { type Audience, Audiences } from './finding/audience.service.js';
export { Finding } from './finding/finding.service.js';
export { FindingStore } from './finding/finding.store.js';
