import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MailIcon } from '../../primitives/icon';
import { TextInput } from '.';

export default { title: 'UI/Forms/TextInput', component: TextInput, args: { label: 'E-mail', type: 'email' } } satisfies Meta<
  typeof TextInput
>;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = { args: { placeholder: 'you@example.org' } };
export const WithIconAndHint: Story = { args: { icon: <MailIcon />, hint: 'Never shown to anybody.', defaultValue: 'hugo@example.org' } };
export const Optional: Story = { args: { label: 'Discount code', type: 'text', aside: 'optional' } };
export const Refused: Story = { args: { defaultValue: 'hugo@', error: 'This is not a complete e-mail address.' } };
export const Disabled: Story = { args: { defaultValue: 'hugo@example.org', disabled: true } };
export const LongFrench: Story = {
  args: {
    label: 'Adresse électronique que vous consultez régulièrement',
    hint: 'Nous y envoyons le lien d’activation ; elle n’est jamais montrée aux autres membres.',
    error: 'Cette adresse n’est pas complète. Il manque la partie après l’arobase.',
    defaultValue: 'hugo@',
  },
};
