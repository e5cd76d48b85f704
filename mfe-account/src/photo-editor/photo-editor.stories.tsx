import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PhotoEditor } from './photo-editor';

const nothing = () => undefined;
const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#c86450"/><circle cx="300" cy="180" r="120" fill="#f4d3b0"/></svg>';
const photo = (name: string) => new File([drawn], name, { type: 'image/svg+xml' });

export default {
  title: 'Account/Photo editor',
  component: PhotoEditor,
  args: { files: [photo('a.svg')], onDone: nothing, onClose: nothing },
} satisfies Meta<typeof PhotoEditor>;
type Story = StoryObj<typeof PhotoEditor>;

export const One: Story = {};
export const Several: Story = { args: { files: [photo('a.svg'), photo('b.svg')] } };
export const Unreadable: Story = { args: { files: [new File(['no photo'], 'a.jpg', { type: 'image/jpeg' })] } };
