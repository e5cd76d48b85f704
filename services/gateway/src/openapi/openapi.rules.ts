import { callLimit } from '@rendezvous/contracts/limits';
import { type RefusalCode, commonRefusals, refusalCodes, refusalRule } from '@rendezvous/contracts/refusals';
import type { AnyRoute } from '@rendezvous/contracts/route';
import * as z from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType | undefined, io: 'input' | 'output'): Json =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json) : {};

const parametersOf = (schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
};

/** The body of an answer that refuses, as the contract writes it. */
const refusalSchema = (): Json => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'requestId'],
      properties: {
        code: { type: 'string', enum: refusalCodes() },
        params: { type: 'object' },
        fields: { type: 'array', items: { type: 'object', properties: { path: { type: 'string' }, code: { type: 'string' } } } },
        requestId: { type: 'string' },
      },
    },
    authentication_required: { type: 'boolean' },
  },
});

const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

/** Codes that a route may answer with, by status. */
const refusalsOf = (route: AnyRoute): Json => {
  const codes = [...(route.refusals ?? []), ...(route.access === 'anyone' ? [] : (['auth.required'] as const)), 'request.invalid' as const];
  return Object.fromEntries(
    [...groupByStatus(codes)].map(([status, names]) => [String(status), { description: names.join(', '), content: REFUSAL }]),
  );
};

const groupByStatus = (codes: readonly RefusalCode[]): Map<number, string[]> => {
  const groups = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = refusalRule(code);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
};

const FILE: Json = { type: 'string', format: 'binary' };

const bodyOf = (route: AnyRoute): Json => {
  const body = schemaOf(route.body, 'input');
  if (!route.multipart) return { required: true, content: { 'application/json': { schema: body } } };
  const form = { ...body, type: 'object', properties: { ...(body['properties'] as Json | undefined), file: FILE } };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
};

const operationOf = (route: AnyRoute): Json => ({
  summary: route.summary,
  tags: route.path.split('/').slice(2, 3),
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
  ...(route.body || route.multipart ? { requestBody: bodyOf(route) } : {}),
  responses: {
    '200': { description: 'Done.', content: { 'application/json': { schema: schemaOf(route.reply, 'output') } } },
    ...refusalsOf(route),
  },
  ...(route.access === 'anyone' ? {} : { security: [{ session: [] }] }),
  ...(route.limit ? { 'x-limit': { name: route.limit, ...callLimit(route.limit) } } : {}),
  'x-access': route.access,
});

/** The API document of all routes. */
export const openApiOf = (routes: readonly AnyRoute[], publicUrl: string): Json => {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rendezvous',
      version: '1',
      description: `Every route may also answer with: ${Object.keys(commonRefusals).join(', ')}.`,
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b))),
    components: {
      schemas: { Refusal: refusalSchema() },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
};
