import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type TestDatabase, TestClock, testDatabase } from '../testing/index.js';
import { Mailbox, MailboxMail, SmtpMail } from './index.js';

const message = {
  to: 'ann@example.org',
  locale: 'fr',
  subject: 'Bienvenue à bord',
  text: 'Cliquez ici : é',
  html: '<p>Cliquez</p>',
  kind: 'activation',
} as const;

describe('the mailbox', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase();
  });
  afterAll(() => test.close());

  it('shows each mail, newest first, of one address or of all', async () => {
    const clock = new TestClock();
    const mail = new MailboxMail(test.database, clock);
    const mailbox = new Mailbox(test.database);
    await mail.send(message);
    clock.advance(1000);
    await mail.send({ to: 'bob@example.org', locale: 'en', subject: 'Hi', text: 'Hi', kind: 'like' });
    expect((await mailbox.list()).map(({ to }) => to)).toEqual(['bob@example.org', 'ann@example.org']);
    const [kept] = await mailbox.list('ann@example.org');
    expect(kept).toEqual({ id: 1, at: new Date('2026-03-02T12:00:00Z'), ...message });
    expect(await mailbox.get(2)).toMatchObject({ subject: 'Hi', html: null });
    expect(await mailbox.get(3)).toBeNull();
  });
});

/** Just enough of a mail server to see what arrives. */
const mailServer = async (refuse = false) => {
  const received: string[] = [];
  const server = createServer((socket: Socket) => {
    let inData = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer) => {
      if (inData) {
        text += chunk.toString();
        if (!text.endsWith('\r\n.\r\n')) return;
        received.push(text);
        inData = false;
        socket.write('250 kept\r\n');
        return;
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else if (/^DATA/i.test(line)) {
          inData = true;
          text = '';
          socket.write('354 go on\r\n');
        } else socket.write(refuse && /^RCPT/i.test(line) ? '550 nobody here\r\n' : '250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close: () => server.close() };
};

describe('a mail server', () => {
  it('gets the mail with both texts, its language and its sender', async () => {
    const server = await mailServer();
    const mail = new SmtpMail(server.url, 'Rendezvous <hello@love.example>');
    await mail.send(message);
    mail.close();
    server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatch(/^From: Rendezvous <hello@love\.example>/m);
    expect(server.received[0]).toMatch(/^Content-Language: fr/m);
    expect(server.received[0]).toMatch(/text\/plain[\s\S]*text\/html/);
  });

  it('is told how one click of a mail program stops such mails, where they can be done without', async () => {
    const server = await mailServer();
    const mail = new SmtpMail(server.url, 'hello@love.example');
    await mail.send({ ...message, unsubscribe: 'https://love.example/unsubscribe?token=abc' });
    await mail.send(message);
    mail.close();
    server.close();
    expect(server.received[0]).toMatch(/^List-Unsubscribe: <https:\/\/love\.example\/unsubscribe\?token=abc>/m);
    expect(server.received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(server.received[1]).not.toContain('List-Unsubscribe');
  });

  it('that refuses makes the sending fail, so that the job tries again', async () => {
    const server = await mailServer(true);
    const mail = new SmtpMail(server.url, 'hello@love.example');
    await expect(mail.send(message)).rejects.toThrow(/550/);
    mail.close();
    server.close();
    await expect(new SmtpMail(server.url, 'hello@love.example').send(message)).rejects.toThrow('ECONNREFUSED');
  });
});
