export { SearchModule } from './search.module.js';
export { entities } from './entities.js';
export { migrations } from './migrations/index.js';
export { SearchIndex } from './search-index/search-index.service.js';
export { SearchIndexStore } from './search-index/search-index.store.js';
export { type ViewerContext, ViewerContexts } from './member-search/viewer-context.service.js';
export { MemberSearch } from './member-search/member-search.service.js';
export { MemberSearchStore } from './member-search/member-search.store.js';
export { suitEachOther } from './suitability/suitability.rules.js';
