import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { NEW_COUNTED_MAX, SAVED_NAME_MAX, SAVED_SEARCHES_MAX, type SavedSearch } from '@rendezvous/contracts/search/saved-searches';
import { Anchor, Badge, Button, EditIcon, ErrorCard, FormError, IconButton, ListSkeleton, TextInput, TrashIcon } from '@rendezvous/ui';
import { savedQuery } from './saved-query';
import styles from './saved-searches.module.css';

export type SavedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly busy: boolean; readonly onRetry: () => void }
  | { readonly kind: 'here'; readonly saved: readonly SavedSearch[] };

interface Props {
  readonly state: SavedState;
  /** The present search as its address says it. */
  readonly query: string;
  /** A name for it that somebody may take as it is. */
  readonly suggestion: string;
  readonly busy: boolean;
  /** Why the last change was not made. */
  readonly error: string | null;
  readonly onSave: (name: string) => void;
  /** @returns whether the new name is kept: what was typed stays otherwise */
  readonly onRename: (id: number, name: string) => Promise<boolean>;
  readonly onRemove: (id: number) => void;
  readonly onVisit: (id: number) => void;
}

/** Searches that a member keeps, with how many are new in each, and a way to keep the present one. */
export const SavedSearches = ({ state, query, suggestion, busy, error, onSave, onRename, onRemove, onVisit }: Props) => {
  const intl = useIntl();
  const [renamed, setRenamed] = useState<number | null>(null);
  const text = (key: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.saved.${key}` }, values);
  const saved = state.kind === 'here' ? state.saved : [];
  const present = saved.find((one) => one.query === savedQuery(query));
  return (
    <section className={styles.saved} aria-label={text('title')}>
      <h2 className={styles.title}>{text('title')}</h2>
      {state.kind === 'loading' ? <ListSkeleton label={text('loading')} count={2} /> : null}
      {state.kind === 'failed' ? (
        <ErrorCard heading={3} title={text('failed')} retryLabel={text('retry')} onRetry={state.onRetry} busy={state.busy}>
          {state.reason}
        </ErrorCard>
      ) : null}
      {saved.length === 0 ? null : (
        <ul className={styles.list}>
          {saved.map(({ id, name, query: kept, new_members: fresh }) => (
            <li key={id}>
              {renamed === id ? (
                <NameForm
                  label={text('name')}
                  action={text('rename.done')}
                  name={name}
                  busy={busy}
                  onSubmit={async (next) => {
                    if (await onRename(id, next)) setRenamed(null);
                  }}
                />
              ) : (
                <span className={styles.line}>
                  <Anchor
                    className={styles.link}
                    render={<Link to={kept === '' ? '/members' : `/members?${kept}`} />}
                    aria-current={present?.id === id ? 'true' : undefined}
                    onClick={() => onVisit(id)}
                  >
                    <span className={styles.name}>{name}</span>
                    <Badge count={fresh} cap={NEW_COUNTED_MAX - 1} label={text('new', { count: fresh })} />
                  </Anchor>
                  <IconButton icon={<EditIcon />} label={text('rename', { name })} disabled={busy} onClick={() => setRenamed(id)} />
                  <IconButton icon={<TrashIcon />} label={text('remove', { name })} disabled={busy} onClick={() => onRemove(id)} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {state.kind !== 'here' ? null : present ? (
        <p className={styles.note}>{text('present', { name: present.name })}</p>
      ) : saved.length >= SAVED_SEARCHES_MAX ? (
        <p className={styles.note}>{text('full', { max: SAVED_SEARCHES_MAX })}</p>
      ) : (
        <>
          {saved.length === 0 ? <p className={styles.note}>{text('empty')}</p> : null}
          <NameForm
            key={query}
            label={text('name')}
            action={text('save')}
            name={suggestion.slice(0, SAVED_NAME_MAX)}
            busy={busy}
            onSubmit={onSave}
          />
        </>
      )}
      {error === null ? null : <FormError>{error}</FormError>}
    </section>
  );
};

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  readonly name: string;
  readonly busy: boolean;
  readonly onSubmit: (name: string) => unknown;
}

const NameForm = ({ label, action, name, busy, onSubmit }: NameFormProps) => {
  const [value, setValue] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '' && !busy) void onSubmit(value.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label={label}
        value={value}
        maxLength={SAVED_NAME_MAX}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" variant="line" busy={busy} full>
        {action}
      </Button>
    </form>
  );
};
