import type { FastifyRequest } from 'fastify';

/** Whether a page was asked for, or a file of one: whatever is no call. */
export const isPage = ({ url }: Pick<FastifyRequest, 'url'>): boolean => !url.startsWith('/api/');
