import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from '.';

export default { title: 'UI/Primitives/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
type Story = StoryObj<typeof VisuallyHidden>;

export const InASentence: Story = {
  render: () => (
    <p style={{ position: 'relative' }}>
      3<VisuallyHidden> unread messages</VisuallyHidden>
    </p>
  ),
};
