import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { HttpSms } from './index.js';

const NUMBER = '+31612345678';
const sms = { to: NUMBER, locale: 'en', text: '123456 is your code', key: 'key-1', kind: 'code' } as const;

/** Each test says how the company answers. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let calls: { readonly headers: IncomingMessage['headers']; readonly body: unknown }[];
let server: Server;
let url: string;
let logged: unknown[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: JSON.parse(text) });
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
});
beforeEach(() => {
  calls = [];
  logged = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => logged.push(line));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const sender = () => new HttpSms({ url, token: 'secret' }, 300);
const answerWith = (status: number, headers = {}) => {
  answer = (_, response) => response.writeHead(status, headers).end('{}');
};

it('hands over number and text, with the token and a key by which a repetition is known', async () => {
  answerWith(202);
  expect(await sender().send(sms)).toBe('ok');
  expect(calls).toEqual([
    {
      headers: expect.objectContaining({ authorization: 'Bearer secret', 'idempotency-key': 'key-1', 'content-type': 'application/json' }),
      body: { to: NUMBER, text: '123456 is your code', locale: 'en' },
    },
  ]);
  expect(logged).toEqual([]);
});

it.each([400, 401, 404, 422, 429])('is refused with %i: it does not go out', async (status) => {
  answerWith(status);
  expect(await sender().send(sms)).toBe('refused');
});

it.each([408, 409, 425, 500, 503])('is unknown with %i: it may have gone out', async (status) => {
  answerWith(status);
  expect(await sender().send(sms)).toBe('unknown');
});

it('is unknown when the line breaks, nobody listens, or there is no answer in time', async () => {
  answer = (request) => request.socket.destroy();
  expect(await sender().send(sms)).toBe('unknown');
  answer = () => undefined;
  expect(await sender().send(sms)).toBe('unknown');
  expect(await new HttpSms({ url: 'http://127.0.0.1:9/send', token: 'secret' }).send(sms)).toBe('unknown');
});

it('takes the token nowhere else', async () => {
  answerWith(307, { location: url });
  expect(await sender().send(sms)).toBe('refused');
  expect(calls).toHaveLength(1);
});

it('says in the log what became of it, without number, text and token', async () => {
  answerWith(503);
  await sender().send(sms);
  answer = (request) => request.socket.destroy();
  await sender().send(sms);
  expect(logged).toEqual([
    { msg: 'A message was not taken.', kind: 'code', outcome: 'unknown', status: 503 },
    { msg: 'A message was not taken.', kind: 'code', outcome: 'unknown', status: null },
  ]);
});
