import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from '.';

export default { title: 'UI/Display/Logo', component: Logo, args: { name: 'Rendezvous' } } satisfies Meta<typeof Logo>;
type Story = StoryObj<typeof Logo>;

export const Plain: Story = {};
export const AsLink: Story = { args: { href: '#home' } };
export const Bare: Story = { args: { bare: true, href: '#home' } };
