// The door to what pages are made by, without a server around it.
export { composeFor, type Releasing } from '../composition/composition.rules.js';
export { remotesOf, shellFilesOf } from './page-composition.rules.js';
export { NOTHING_THERE, SETTINGS, USER, badgeCalls, pageCalls } from '../first-screen/first-calls.rules.js';
export { pageFiles } from '../first-screen/page-files.rules.js';
export { findPage } from '../composition/page-route.rules.js';
export { bytesOf } from './document-parts.js';
export { scriptJson } from './html.js';
export { renderPage } from './page.html.js';
export { INTEGRITY_POLICY, contentSecurity } from '../security/headers.rules.js';
