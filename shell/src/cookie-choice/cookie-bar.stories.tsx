import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CookieBar } from './cookie-bar';

export default { title: 'Shell/Cookie bar', component: CookieBar } satisfies Meta<typeof CookieBar>;
type Story = StoryObj<typeof CookieBar>;

export const Asking: Story = {};
