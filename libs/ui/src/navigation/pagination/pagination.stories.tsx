import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Anchor } from '../../primitives/link';
import { Pagination } from '.';

export default {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pages: 13,
    link: (page: number) => <Anchor href={`#page-${page}`} />,
    label: 'Pages',
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 13 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
export const Thousands: Story = { args: { page: 1840, pages: 4120 } };
