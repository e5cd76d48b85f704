import { Writable } from 'node:stream';
import { QueryFailedError } from 'typeorm';
import { JsonLogger, redact } from './index.js';

const lines = (work: (logger: JsonLogger) => void, level: 'info' | 'debug' = 'debug'): Record<string, unknown>[] => {
  const written: string[] = [];
  work(new JsonLogger(level, new Writable({ write: (chunk: Buffer, _, done) => (written.push(chunk.toString()), done()) })));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('what never reaches the log', () => {
  it('is hidden by its name, at any depth', () => {
    const hidden = redact({
      memberId: 7,
      email: 'ann@example.org',
      member: { name: 'Ann', age: 30, session: { token: 'abc' } },
      messages: [{ seq: 1, text: 'hello' }],
      headers: { Authorization: 'x', 'Set-Cookie': 'y', 'x-forwarded-for': '10.0.0.1', accept: 'json' },
    });
    expect(hidden).toEqual({
      memberId: 7,
      email: '[hidden]',
      member: { name: '[hidden]', age: 30, session: '[hidden]' },
      messages: [{ seq: 1, text: '[hidden]' }],
      headers: { Authorization: '[hidden]', 'Set-Cookie': '[hidden]', 'x-forwarded-for': '[hidden]', accept: 'json' },
    });
  });

  it('is taken out of texts: mail addresses, and what an address with a password says', () => {
    expect(redact('No mail to Ann.Lee+x@example.co.uk, said postgres://user:pass@db/app')).toBe(
      'No mail to [hidden], said postgres://[hidden]',
    );
  });

  it('is not quoted by errors of the database', () => {
    const driver = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(ann@example.org) already exists.',
    });
    const error = new QueryFailedError('insert into users values ($1)', ['ann@example.org'], driver);
    const text = JSON.stringify(redact({ err: error }));
    expect(text).not.toMatch(/ann@|insert into|Key \(/);
    expect(text).toMatch(/users_email.*23505|23505.*users_email/);
    const data = Object.assign(new Error('invalid input syntax for type integer: "Ann Lee"'), { code: '22P02' });
    expect(JSON.stringify(redact({ err: data }))).not.toContain('Ann');
  });

  it('stays out through causes and bundles of errors', () => {
    const error = new AggregateError([new Error('to bob@example.org')], 'two failed', { cause: new Error('for ann@example.org') });
    const text = JSON.stringify(redact(error));
    expect(text).not.toMatch(/ann@|bob@/);
    expect(text).toMatch(/two failed/);
  });
});

describe('a line', () => {
  it('is JSON with time, level, who logs and the fields given', () => {
    const [line] = lines((logger) => logger.log({ msg: 'Answered', requestId: 'abc', status: 200 }, 'Http'));
    expect(line).toEqual({ level: 'info', time: expect.any(String), context: 'Http', msg: 'Answered', requestId: 'abc', status: 200 });
  });

  it('carries an error’s kind and place', () => {
    const [line] = lines((logger) => logger.error({ msg: 'Failed', err: new TypeError('no such thing') }, 'Jobs'));
    expect(line).toMatchObject({
      level: 'error',
      msg: 'Failed',
      err: { type: 'TypeError', message: 'no such thing', stack: expect.arrayContaining([expect.stringMatching(/^at /)]) },
    });
  });

  it('is not written below the level', () => {
    expect(lines((logger) => logger.debug('quiet'), 'info')).toEqual([]);
  });
});
