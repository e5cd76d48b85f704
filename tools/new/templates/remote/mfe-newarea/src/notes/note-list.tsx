import { useIntl } from 'react-intl';
import type { Note } from '@rendezvous/contracts/newarea/notes';
import { EmptyState } from '@rendezvous/ui';
import styles from './notes.module.css';

/** Notes with their days, or that there are none yet. */
export const NoteList = ({ notes }: { readonly notes: readonly Note[] }) => {
  const intl = useIntl();
  if (notes.length === 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: 'newarea.notes.empty' })}>
        {intl.formatMessage({ id: 'newarea.notes.empty.text' })}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'newarea.notes.list' })}>
      {notes.map(({ id, text, created_at: at }) => (
        <li key={id} className={styles.note}>
          <span>{text}</span>
          <time className="small muted" dateTime={at}>
            {intl.formatDate(at, { dateStyle: 'medium' })}
          </time>
        </li>
      ))}
    </ul>
  );
};
