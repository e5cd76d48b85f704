import { callLimit } from '@rendezvous/contracts/limits';
import { route } from '@rendezvous/contracts/route';
import * as z from 'zod/mini';
import { openApiOf } from './openapi.rules.js';
import '@rendezvous/contracts/billing/refusals';
import '@rendezvous/contracts/chat/limits';
import '@rendezvous/contracts/chat/refusals';

const reply = z.object({ id: z.int() });
const ROUTES = [
  route({ method: 'GET', path: '/api/site', summary: 'Tells of the site.', access: 'anyone', reply: z.object({ name: z.string() }) }),
  route({
    method: 'POST',
    path: '/api/chats/:id/messages/:after',
    summary: 'Sends a message.',
    access: 'member',
    params: z.object({ id: z.string(), after: z.optional(z.string()) }),
    query: z.object({ sort: z.string(), page: z.optional(z.string()) }),
    body: z.object({ text: z.string(), kind: z._default(z.string(), 'text') }),
    reply,
    refusals: ['chat.blocked', 'chat.partner-gone'],
    limit: 'message',
  }),
  route({ method: 'GET', path: '/api/chats/:id/messages/:after', summary: 'Lists them.', access: 'operator', reply }),
  route({ method: 'PUT', path: '/api/account/photo', summary: 'Keeps a photo.', access: 'member', multipart: true, reply }),
];

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Refusal: unknown } };
}
type Operation = Readonly<Record<string, unknown>> & { readonly responses: Readonly<Record<string, { readonly description: string }>> };
const document = openApiOf(ROUTES, 'https://love.example') as unknown as Document;
const MESSAGES = '/api/chats/{id}/messages/{after}';
const site = document.paths['/api/site']!['get']!;
const send = document.paths[MESSAGES]!['post']!;
const list = document.paths[MESSAGES]!['get']!;
const photo = document.paths['/api/account/photo']!['put']!;

const refused = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, { description }]) => (status === '200' ? [] : [[status, description]]));

test('the document names its format, the product, the site, and what every call may refuse with', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Rendezvous', version: '1' },
    servers: [{ url: 'https://love.example' }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
  });
  expect(document.info.description).toMatch(/^Every route may also answer with: .*request\.origin, .*server\.unavailable\.$/);
});

test('addresses stand in the order of the alphabet, each with all its methods and with its parameters in braces', () => {
  expect(Object.entries(document.paths).map(([path, methods]) => [path, ...Object.keys(methods)])).toEqual([
    ['/api/account/photo', 'put'],
    [MESSAGES, 'post', 'get'],
    ['/api/site', 'get'],
  ]);
});

test('a call is told with its summary, below its area, with who may make it and how often', () => {
  expect(send).toMatchObject({ summary: 'Sends a message.', tags: ['chats'], 'x-access': 'member' });
  expect(send['x-limit']).toEqual({ name: 'message', ...callLimit('message') });
  expect(site).toMatchObject({ tags: ['site'], 'x-access': 'anyone' });
  expect(Object.keys(site)).not.toContain('x-limit');
});

test('only what is not for anyone wants a session', () => {
  expect([send['security'], list['security']]).toEqual([[{ session: [] }], [{ session: [] }]]);
  expect(Object.keys(site)).not.toContain('security');
});

test('parameters say where they stand; those of a path are always needed, those of a query when the contract says so', () => {
  const text = { type: 'string' };
  expect(send['parameters']).toEqual([
    { name: 'id', in: 'path', required: true, schema: text },
    { name: 'after', in: 'path', required: true, schema: text },
    { name: 'sort', in: 'query', required: true, schema: text },
    { name: 'page', in: 'query', required: false, schema: text },
  ]);
  expect(site['parameters']).toEqual([]);
});

test('a body is told as it is sent: what has a default may be left out of it', () => {
  expect(send['requestBody']).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } } },
  });
  expect(Object.keys(site)).not.toContain('requestBody');
});

test('a call that takes a file is told as a form with one', () => {
  expect(photo['requestBody']).toEqual({
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } } },
  });
});

test('fields that come along with a file stand beside it, needed where the contract says so', () => {
  const body = z.object({ title: z.string(), album: z.optional(z.string()) });
  const upload = route({ method: 'POST', path: '/api/photos', summary: 'Adds one.', access: 'member', multipart: true, body, reply });
  const { paths } = openApiOf([upload], 'https://love.example') as unknown as Document;
  const text = { type: 'string' };
  expect(paths['/api/photos']!['post']!['requestBody']).toMatchObject({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['title'],
          properties: { title: text, album: text, file: { type: 'string', format: 'binary' } },
        },
      },
    },
  });
});

test('an answer is told as it comes, with nothing beside what is told', () => {
  const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'], additionalProperties: false };
  expect(site.responses['200']).toMatchObject({ description: 'Done.', content: { 'application/json': { schema } } });
});

test('refusals stand below their status, and a call that wants a session may refuse for want of one', () => {
  expect(refused(send)).toEqual([
    ['400', 'request.invalid'],
    ['403', 'chat.blocked, auth.required'],
    ['410', 'chat.partner-gone'],
  ]);
  expect(refused(site)).toEqual([['400', 'request.invalid']]);
  expect(site.responses['400']).toMatchObject({ content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } });
});

test('a refusal is told with its code, one of those that there are, and the number of the request', () => {
  const text = { type: 'string' };
  expect(document.components.schemas.Refusal).toEqual({
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'requestId'],
        properties: {
          code: { type: 'string', enum: expect.arrayContaining(['request.invalid', 'chat.blocked']) },
          params: { type: 'object' },
          fields: { type: 'array', items: { type: 'object', properties: { path: text, code: text } } },
          requestId: text,
        },
      },
      authentication_required: { type: 'boolean' },
    },
  });
});
