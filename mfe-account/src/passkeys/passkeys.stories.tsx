import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { passkeys } from '../testing/answers';
import { PasskeyForm } from './passkey-form';
import { PasskeysList } from './passkeys-list';
import { passkeysTexts } from './texts';

const done = () => Promise.resolve(null);
const nothing = () => undefined;

export default {
  title: 'Account/Passkeys',
  component: withTexts([passkeysTexts], PasskeysList),
  args: {
    ...passkeys,
    email: 'hugo@example.org',
    suggested: 'Firefox on Linux',
    offered: true,
    busy: false,
    onAdd: done,
    onRename: done,
    onRemove: done,
  },
} satisfies Meta<typeof PasskeysList>;
type Story = StoryObj<typeof PasskeysList>;

const Form = withTexts([passkeysTexts], PasskeyForm);

export const None: Story = { args: { passkeys: [] } };
export const Some: Story = {};
export const Full: Story = { args: { max: 3 } };
export const NotOffered: Story = { args: { host: null, offered: false } };
export const Adding: Story = {
  render: () => <Form name="Firefox on Linux" passwordOf="hugo@example.org" label="Go on" busy={false} onSend={done} onClose={nothing} />,
};
export const AddingOnItsWay: Story = {
  render: () => <Form name="Firefox on Linux" passwordOf="hugo@example.org" label="Go on" busy onSend={done} onClose={nothing} />,
};
export const WrongPassword: Story = {
  render: () => (
    <Form
      passwordOf="hugo@example.org"
      danger
      label="Remove"
      busy={false}
      onSend={() => Promise.resolve({ fault: { status: 422, body: { error: { code: 'account.old-password-wrong' } } } })}
      onClose={nothing}
    />
  ),
};
