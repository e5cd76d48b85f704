import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import '../limits.js';
import { route } from '../route.js';

/** A browser that is logged in. */
const Device = z.object({
  id: z.int(),
  /** Names as their makers write them; null when the browser does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Of the network, two letters; null when nobody knows. */
  country: z.nullable(z.string()),
  logged_in_at: z.string(),
  last_seen_at: z.string(),
  /** The one that asks. */
  this_device: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const listDevices = route({
  method: 'GET',
  path: '/api/devices',
  summary: 'Where the viewer is logged in: this device first, then those that were used last.',
  access: 'member',
  reply: z.object({ devices: z.array(Device) }),
});

export const logOutDevice = route({
  method: 'DELETE',
  path: '/api/devices/:deviceId',
  summary: 'Logs the viewer out on one device; fine for one that is logged out already.',
  access: 'member',
  params: z.object({ deviceId: PathId }),
  reply: z.object({ ok: z.boolean() }),
  limit: 'write',
});

export const logOutOthers = route({
  method: 'DELETE',
  path: '/api/devices',
  summary: 'Logs the viewer out on all devices but the one that asks.',
  access: 'member',
  reply: z.object({ ok: z.boolean() }),
  limit: 'write',
});
