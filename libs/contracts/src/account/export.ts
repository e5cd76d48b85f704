import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { route } from '../route.js';
import './limits.js';
import './refusals.js';

/** How many a member may ask for in 24 hours. */
export const EXPORTS_A_DAY = 2;
/** How long one can be fetched. */
export const EXPORT_HOURS = 24;

const DataExport = z.object({
  id: z.int(),
  state: z.enum(['preparing', 'ready', 'failed']),
  asked_at: z.string(),
  /** Until when it can be fetched; null while it is not ready. */
  until: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
});
export type DataExport = z.output<typeof DataExport>;

const Reply = z.object({
  /** The latest; null when there is none, or it is over. */
  export: z.nullable(DataExport),
  /** How many may be asked for now. */
  left: z.int(),
});

export const readExport = route({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Whether the viewer’s data is being put together or can be fetched.',
  access: 'member',
  reply: Reply,
});

export const askExport = route({
  method: 'POST',
  path: '/api/account/export',
  summary: 'Has the viewer’s data put together as a ZIP file. While one is being made, the answer is about that one.',
  access: 'member',
  reply: Reply,
  refusals: ['account.export-limit'],
  limit: 'export',
});

/** The address of a finished export. */
export const exportAddress = (exportId: number): string => `/api/account/export/${exportId}/file`;

export const fetchExport = route({
  method: 'GET',
  path: '/api/account/export/:exportId/file',
  summary: 'The ZIP file itself, for the member whose data it is, for 24 hours.',
  access: 'member',
  params: z.object({ exportId: PathId }),
  reply: z.unknown(),
  refusals: ['account.export-not-found'],
  limit: 'export_file',
});
