import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { at, message, PARTNER, talk, VIEWER } from '../../testing/people';
import { logRows } from './log-rows.rules';
import { MessageLog } from './message-log';
import { RoomSkeleton } from '../room-skeleton';

const queued = (state: 'sending' | 'waiting' | 'failed', text: string) => ({
  clientId: text,
  conversationId: 1,
  text,
  at: at(1),
  state,
  refusal: state === 'failed' ? { code: 'billing.not-enough-credits', params: {} } : null,
});
const rows = (more: Partial<Parameters<typeof logRows>[0]> = {}) =>
  logRows({ messages: talk, queued: [], viewerId: VIEWER, unread: { after: 3, upTo: 4 }, partnerRead: 3, held: 0, ...more });
const long = Array.from({ length: 5000 }, (_, index) =>
  message(index + 1, index % 3 === 0 ? VIEWER : PARTNER, `Message ${index + 1}. ${'And a few words more. '.repeat(index % 5)}`, {
    sentAt: at(index),
  }),
);

export default {
  title: 'Chat/Messages',
  component: MessageLog,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    rows: rows(),
    partnerName: 'Inès',
    typing: false,
    more: false,
    older: { busy: false, failed: false, load: () => undefined },
    reasonOf: ({ refusal }) => (refusal ? 'You have too few credits for this.' : null),
    onRetry: () => undefined,
    onEdit: () => undefined,
  },
} satisfies Meta<typeof MessageLog>;
type Story = StoryObj<typeof MessageLog>;

export const Full: Story = {};
export const Typing: Story = { args: { typing: true } };
export const OnItsWay: Story = {
  args: {
    rows: rows({ unread: null, queued: [queued('sending', 'Thursday, then?'), queued('waiting', 'Same quay, seven o’clock?')] }),
  },
};
export const Refused: Story = { args: { rows: rows({ unread: null, queued: [queued('failed', 'Thursday, then?')] }) } };
export const Held: Story = { args: { rows: rows({ unread: null, messages: talk.slice(1, 3), held: 2 }) } };
export const Removed: Story = {
  args: { rows: rows({ unread: null, messages: [message(1, PARTNER, '', { removed: true }), message(2, VIEWER, 'Still mine.')] }) },
};
export const FiveThousand: Story = { args: { rows: rows({ messages: long, unread: null }), more: true } };
export const OlderFailed: Story = { args: { more: true, older: { busy: false, failed: true, load: () => undefined } } };
export const Loading: Story = { render: () => <RoomSkeleton /> };
