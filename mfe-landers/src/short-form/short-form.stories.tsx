import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextInput } from '@rendezvous/ui';
import { ShortFormFields } from './short-form-fields';

export default {
  title: 'Landers/Short form',
  component: ShortFormFields,
  args: {
    lang: 'en',
    minAge: 18,
    refused: null,
    typed: null,
    busy: false,
    action: 'Join',
    sent: { page: '/landers/alonetonight', next: null, member: null },
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof ShortFormFields>;
type Story = StoryObj<typeof ShortFormFields>;

const typed = { email: 'nina@example.org', consent_terms: true, signup_message: '' };

export const Empty: Story = {};
export const WithAFirstLine: Story = { args: { children: <TextInput label="Your first line" name="signup_message" /> } };
export const Busy: Story = { args: { busy: true } };
export const FaultyFields: Story = {
  args: {
    refused: {
      sentence: null,
      faults: { email: 'required', password: 'password-common', consent_terms: 'invalid-value' },
    },
  },
};
export const Refused: Story = {
  args: { refused: { sentence: 'That was a lot at once. Please try again in 40 minutes.', faults: {} }, typed },
};
