import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as answers from '../testing/answers';
import { PhotoBoard } from './photo-board';

const nothing = () => undefined;
const { photos } = answers.profile;

export default {
  title: 'Account/Profile/Photos',
  component: PhotoBoard,
  args: {
    photos,
    limit: 3,
    uploads: [],
    fault: null,
    busy: false,
    onAdd: nothing,
    onMove: nothing,
    onRemove: nothing,
    onDescribe: () => Promise.resolve(null),
    onEdit: () => Promise.resolve(null),
    onStale: nothing,
    onCancel: nothing,
    onGoOn: nothing,
  },
} satisfies Meta<typeof PhotoBoard>;
type Story = StoryObj<typeof PhotoBoard>;

export const Empty: Story = { args: { photos: [] } };
export const Some: Story = {};
export const Uploading: Story = {
  args: { uploads: [{ id: 1, preview: '/portraits/maya.svg', share: 0.4, paused: null, refused: false }] },
};
export const NotSent: Story = {
  args: { uploads: [{ id: 1, preview: '/portraits/maya.svg', share: 0, paused: null, refused: true }], fault: 'No connection.' },
};
export const Paused: Story = {
  args: {
    uploads: [
      { id: 1, preview: '/portraits/maya.svg', share: 0.4, paused: 'line', refused: false },
      { id: 2, preview: '/portraits/hugo.svg', share: 0, paused: 'server', refused: false },
    ],
  },
};
export const Full: Story = {
  args: {
    photos: [...photos, { id: 13, main: false, image: { filename: '/portraits/maya.svg', thumb_filename: '', placeholder: null } }],
  },
};
export const Refused: Story = { args: { fault: 'This photo is too large: at most 15 MB and 50 megapixels.' } };
export const Busy: Story = { args: { busy: true } };
