import { useIntl } from 'react-intl';
import { usePageTitle } from '@rendezvous/client';
import { newareaApi } from '../newarea.api';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import { NotesFailed, NotesLoading } from './notes-states';
import styles from './notes.module.css';

/** The member’s notes, latest first, and a line for the next one. */
export const NotesScreen = () => {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = newareaApi.useNewareaNotesQuery();
  const [add, { isLoading }] = newareaApi.useNewareaAddNoteMutation();
  const title = intl.formatMessage({ id: 'newarea.notes.title' });
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <NoteForm busy={isLoading} onAdd={async (text) => (await add({ text })).error} />
      {data ? <NoteList notes={data.notes} /> : null}
      {!data && !error ? <NotesLoading /> : null}
      {!data && error ? <NotesFailed busy={isFetching} onRetry={() => void refetch()} /> : null}
    </div>
  );
};
