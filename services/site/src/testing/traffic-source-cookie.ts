import { type TrafficSource, cookieOf } from '../traffic-source/traffic-source.rules.js';

/** The `cookie` header of a visitor who came from somewhere. */
export const trafficSourceCookie = (source: TrafficSource): string => `traffic_source=${cookieOf(source)}`;
