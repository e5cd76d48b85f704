import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DateField } from '.';

export default {
  title: 'UI/Forms/DateField',
  component: DateField,
  args: {
    label: 'Date of birth',
    hint: 'You must be 18 or older. Others see only your age.',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
    birthday: true,
  },
} satisfies Meta<typeof DateField>;
type Story = StoryObj<typeof DateField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1990-05-17' } };
export const MonthFirst: Story = { args: { order: 'mdy', defaultValue: '1990-05-17' } };
export const Refused: Story = { args: { defaultValue: '2015-02-30', error: 'This day does not exist. February 2015 has 28 days.' } };
export const French: Story = {
  args: { label: 'Date de naissance', hint: 'Vous devez avoir 18 ans ou plus.', labels: { day: 'Jour', month: 'Mois', year: 'Année' } },
};
