import type { Explained } from './explained.js';

const GATEWAY = 'services/gateway/src';

export const gateway: readonly Explained[] = [
  {
    file: `${GATEWAY}/composition/canary-share.rules.ts`,
    line: 'placeOf(visitor, remote) < percent',
    to: 'placeOf(visitor, remote) <= percent',
    equivalent: 'One visitor in four thousand million stands exactly on a whole number of per cent.',
  },
  {
    file: `${GATEWAY}/first-screen/page-files.rules.ts`,
    line: 'chunkFiles(shell, page.chunk)',
    to: '["Stryker was here"]',
    equivalent: 'Scripts and styles are taken out of the list by how their names end; a name that is neither is asked for by nobody.',
  },
  {
    file: `${GATEWAY}/composition/page-route.rules.ts`,
    from: '/\\?(\\*|[\\w&]+)$/',
    to: '/\\?(\\*|[\\w&]+)/',
    equivalent: 'A call of a descriptor has one question mark at most, and what follows it stands at its end.',
  },
  {
    file: `${GATEWAY}/openapi/openapi.rules.ts`,
    line: 'required = []',
    to: '["Stryker was here"]',
    equivalent: 'Names are only looked for in the list, and no parameter has this one.',
  },
  {
    file: `${GATEWAY}/overrides/override.rules.ts`,
    line: "const [path = '/', ...query] = url.split('?');",
    from: "'/'",
    equivalent: 'A split text has a first part, if an empty one; the default is for the compiler.',
  },
  {
    file: `${GATEWAY}/realtime/socket.rules.ts`,
    from: "typeof conversationId === 'number'",
    to: 'true',
    equivalent: 'Nothing but a number is an integer; the type is asked for the compiler.',
  },
];
