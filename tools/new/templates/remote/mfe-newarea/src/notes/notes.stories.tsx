import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { notes } from '../testing/answers';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import { NotesFailed, NotesLoading } from './notes-states';

export default {
  title: 'Newarea/Notes',
  component: NoteList,
  args: { notes },
} satisfies Meta<typeof NoteList>;
type Story = StoryObj<typeof NoteList>;

const kept = () => Promise.resolve(undefined);

export const Full: Story = {};
export const Empty: Story = { args: { notes: [] } };
export const Loading: Story = { render: () => <NotesLoading /> };
export const Failed: Story = { render: () => <NotesFailed busy={false} onRetry={() => undefined} /> };
export const TryingAgain: Story = { render: () => <NotesFailed busy onRetry={() => undefined} /> };
export const Writing: Story = { render: () => <NoteForm busy={false} onAdd={kept} /> };
export const Sending: Story = { render: () => <NoteForm busy onAdd={kept} /> };
