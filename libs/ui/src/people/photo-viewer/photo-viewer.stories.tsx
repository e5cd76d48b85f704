import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { PhotoViewer, type PhotoViewerProps, type ViewedPhoto } from '.';

const photos: ViewedPhoto[] = ['ines', 'maya', 'lou'].map((face, at) => ({
  id: at,
  src: `/portraits/${face}.svg`,
  alt: `Photo ${at + 1} of 3, Inès`,
  locked: at === 2,
}));

const Viewer = (props: PhotoViewerProps) => {
  const [index, setIndex] = useState(props.index);
  return <PhotoViewer {...props} index={index} onIndex={setIndex} count={`${index + 1} / ${props.photos.length}`} />;
};

export default {
  title: 'UI/People/PhotoViewer',
  component: PhotoViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Photos of Inès',
    photos,
    index: 0,
    count: '1 / 3',
    onIndex: () => undefined,
    onClose: () => undefined,
    home: { current: null },
    lockedReason: 'One more photo with Premium.',
    labels: { close: 'Close', previous: 'Previous photo', next: 'Next photo', closer: 'Closer' },
  },
  render: (args) => <Viewer {...args} />,
} satisfies Meta<typeof PhotoViewer>;
type Story = StoryObj<typeof PhotoViewer>;

export const Full: Story = {};
export const Locked: Story = { args: { index: 2 } };
export const One: Story = { args: { photos: photos.slice(0, 1) } };
export const Broken: Story = { args: { photos: [{ id: 1, src: '/portraits/nobody.svg', alt: 'Photo 1 of 1, Inès', locked: false }] } };
