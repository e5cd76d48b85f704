import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BankIcon, CardIcon, CoinIcon } from '../../primitives/icon';
import { Pill } from '../../display/tag';
import { RadioGroup } from '.';

export default { title: 'UI/Forms/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

const reach = [
  { value: 'all', label: 'Everybody', hint: 'Anybody may write to you.' },
  { value: 'liked', label: 'People I liked' },
  { value: 'none', label: 'Nobody', disabled: true },
];
export const Plain: Story = { args: { label: 'Who may write to you', options: reach, defaultValue: 'liked' } };
export const Row: Story = {
  args: {
    label: 'Gender',
    look: 'row',
    options: [
      { value: 'female', label: 'Woman' },
      { value: 'male', label: 'Man' },
    ],
  },
};
export const Cards: Story = {
  args: {
    label: 'Pay with',
    look: 'cards',
    defaultValue: 'card',
    options: [
      { value: 'card', label: 'Card', hint: 'No fee', icon: <CardIcon />, end: <Pill tone="accent">Fastest</Pill> },
      { value: 'paypal', label: 'PayPal', hint: '€0.35 fee', icon: <CoinIcon /> },
      { value: 'sepa', label: 'Direct debit (SEPA)', hint: 'No fee, IBAN and SMS code', icon: <BankIcon /> },
    ],
  },
};
export const Refused: Story = { args: { label: 'Who may write to you', options: reach, error: 'Please choose one.' } };
