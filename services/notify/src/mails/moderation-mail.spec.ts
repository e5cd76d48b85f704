import type { MailContext } from './member-mail.js';
import { ModerationMail } from './moderation-mail.service.js';

const write = async (recipient: object) => {
  const context = {
    recipient: { status: 'activated', profile: { status: 'disabled' }, ...recipient },
    site: { settings: { name: 'Here', support_email: 'help@here.test' } },
    translator: { translate: (id: string, values: object = {}) => [id, ...Object.values(values)].join(' ') },
    link: (path: string) => path,
  } as unknown as MailContext;
  return JSON.stringify(await new ModerationMail().write(context));
};

test('whoever is disabled hears how, how long and where to object, with what it is about chosen there', async () => {
  const mail = await write({ moderated: true });
  expect(mail).toContain('notify.moderation.disabled.text Here');
  expect(mail).toContain('notify.moderation.disabled.object help@here.test');
  expect(mail).toContain('"href":"/complaints?category=other"');
});

test('whoever is shown again hears that, also while something else keeps them from being listed', async () => {
  const mail = await write({ moderated: false });
  expect(mail).toContain('notify.moderation.enabled.text Here');
  expect(mail).not.toContain('disabled');
});

test('whoever never confirmed, or is leaving, hears nothing', async () => {
  expect(await write({ status: 'pending_deletion', moderated: true })).toBe('null');
});
