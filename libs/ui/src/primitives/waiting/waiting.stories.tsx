import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useLongWait, Waiting } from '.';

const Teller = (props: { once: boolean }) => (
  <>
    <Waiting {...props} />
    <output>{useLongWait()}</output>
  </>
);

export default { title: 'UI/Primitives/Waiting', component: Teller, args: { once: false } } satisfies Meta<typeof Teller>;
type Story = StoryObj<typeof Teller>;

export const Reading: Story = {};
export const Changing: Story = { args: { once: true } };
