import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from '.';

export default { title: 'UI/Forms/Checkbox', component: Checkbox, args: { label: 'Keep me signed in' } } satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Empty: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithLinksAndHint: Story = {
  args: {
    label: (
      <>
        I accept the <a href="#terms">terms</a> and the <a href="#privacy">privacy policy</a>
      </>
    ),
    hint: 'You can read them again at any time at the foot of each page.',
  },
};
export const Refused: Story = { args: { error: 'Please accept the terms to go on.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongFrench: Story = {
  args: {
    label:
      'J’accepte que Rendezvous traite les données sur mon orientation sexuelle afin de me proposer des personnes compatibles, et je peux retirer cet accord à tout moment',
  },
};
