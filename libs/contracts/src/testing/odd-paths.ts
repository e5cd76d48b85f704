/** Addresses of pages, as patterns: the last is one of the shell's own. */
export const PATTERNS = [
  '/',
  '/members',
  '/members/:id',
  '/members/:id/chat',
  '/chats/:id?',
  '/credits/:id/:paymentmethod?',
  '/credits/return/:orderId',
  '/pages/faq',
  '/login',
] as const;

/**
 * Addresses that are easily read in two ways, and the pattern of the page at each; null where there is none. The gateway and the shell answer
 * alike: a page that one of them does not know would be "not found" under a status of 200, or a page under 404.
 */
export const ODD_PATHS: readonly (readonly [path: string, pattern: (typeof PATTERNS)[number] | null])[] = [
  ['', '/'],
  ['//', '/'],
  ['/members/', '/members'],
  ['/members//', '/members'],
  ['//members', null],
  ['/Members', '/members'],
  ['/MEMBERS/7', '/members/:id'],
  ['/%6Dembers', '/members'],
  ['/members/7/', '/members/:id'],
  ['/members//7', null],
  ['/members/%20', '/members/:id'],
  ['/members/7%2Fchat', '/members/:id'],
  ['/members/7%3Fchat', '/members/:id'],
  ['/members/7/chat/', '/members/:id/chat'],
  ['/members/7/chat/8', null],
  ['/members.', null],
  ['/members;x', null],
  ['/chats', '/chats/:id?'],
  ['/chats/', '/chats/:id?'],
  ['/chats/a.b', '/chats/:id?'],
  ['/credits', null],
  ['/credits/25', '/credits/:id/:paymentmethod?'],
  ['/credits/25/card/', '/credits/:id/:paymentmethod?'],
  ['/credits/25/card/x', null],
  ['/credits/return/7', '/credits/return/:orderId'],
  ['/credits/Return/7', '/credits/return/:orderId'],
  ['/credits/return', '/credits/:id/:paymentmethod?'],
  ['/pages', null],
  ['/pages/FAQ', '/pages/faq'],
  ['/pages/faq%2F', null],
  ['/login/', '/login'],
  ['/Login', '/login'],
  ['/login/x', null],
];
