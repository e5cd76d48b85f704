import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { PauseNotice } from './pause-notice';
import { PauseSection } from './pause-section';
import { pauseTexts } from './texts';

const nothing = () => undefined;
const Section = withTexts([pauseTexts], PauseSection);
const OnTop = withTexts([pauseTexts], PauseNotice);

export default { title: 'Account/Pause' } satisfies Meta;
type Story = StoryObj;

export const NotPaused: Story = { render: () => <Section paused={false} busy={false} onSet={nothing} /> };
export const Paused: Story = { render: () => <Section paused busy={false} onSet={nothing} /> };
export const OnItsWay: Story = { render: () => <Section paused={false} busy onSet={nothing} /> };
export const Notice: Story = { render: () => <OnTop since="2026-11-20T10:00:00Z" busy={false} onEnd={nothing} /> };
