import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
    firstLine: null,
    sent: { page: '/landers/alonetonight', next: null, member: null },
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof ShortFormFields>;
type Story = StoryObj<typeof ShortFormFields>;

const typed = { email: 'nina@example.org', consent_terms: 'on' };

export const Empty: Story = {};
export const WithAFirstLine: Story = { args: { firstLine: { label: 'Your first line' } } };
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
