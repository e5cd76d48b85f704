import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoredPhotoEditor } from './stored-photo-editor';

const nothing = () => undefined;

export default {
  title: 'Account/Stored photo editor',
  component: StoredPhotoEditor,
  args: {
    picture: '/portraits/maya.svg',
    number: 2,
    count: 3,
    onSave: () => Promise.resolve(null),
    onAgain: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof StoredPhotoEditor>;
type Story = StoryObj<typeof StoredPhotoEditor>;

export const Kept: Story = {};
export const Saving: Story = { args: { onSave: () => new Promise(() => undefined) } };
export const Refused: Story = { args: { onSave: () => Promise.resolve('This photo was changed meanwhile.') } };
export const NotLoaded: Story = { args: { picture: '/portraits/nobody.svg' } };
