import { type FormEvent, useEffect, useRef, useState } from 'react';
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
  /** @returns whether it is gone */
  readonly onRemove: (id: number) => Promise<boolean>;
  readonly onVisit: (id: number, query: string) => void;
}

/** Of a search for nothing in particular: an address that says nothing means what was searched last. */
const USUAL = 'order=active';

/** Puts the focus on a saved search, or on the heading where there is none. */
const focusSaved = (section: HTMLElement | null, id: number | undefined): void => {
  const place = id === undefined ? 'h2' : `[data-saved="${id}"] a`;
  section?.querySelector<HTMLElement>(place)?.focus();
};

/** Searches that a member keeps, with how many are new in each, and a way to keep the present one. */
export const SavedSearches = ({ state, query, suggestion, busy, error, onSave, onRename, onRemove, onVisit }: Props) => {
  const intl = useIntl();
  const [renamed, setRenamed] = useState<number | null>(null);
  const text = (key: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.saved.${key}` }, values);
  const saved = state.kind === 'here' ? state.saved : [];
  const section = useRef<HTMLElement>(null);
  const wasRenamed = useRef(renamed);
  // the form took the place of what had the focus: it goes back there when the form goes
  useEffect(() => {
    if (renamed === null && wasRenamed.current !== null) focusSaved(section.current, wasRenamed.current);
    wasRenamed.current = renamed;
  }, [renamed]);
  const remove = async (id: number): Promise<void> => {
    const at = saved.findIndex((one) => one.id === id);
    // the button goes with its line: the reader goes on at the one beside it
    const beside = saved[at + 1] ?? saved[at - 1];
    focusSaved(section.current, (await onRemove(id)) ? beside?.id : id);
  };
  const present = saved.find((one) => one.query === savedQuery(query));
  return (
    <section ref={section} className={styles.saved} aria-label={text('title')}>
      <h2 className={styles.title} tabIndex={-1}>
        {text('title')}
      </h2>
      {state.kind === 'loading' ? <ListSkeleton label={text('loading')} count={2} /> : null}
      {state.kind === 'failed' ? (
        <ErrorCard heading={3} title={text('failed')} retryLabel={text('retry')} onRetry={state.onRetry} busy={state.busy}>
          {state.reason}
        </ErrorCard>
      ) : null}
      {saved.length === 0 ? null : (
        <ul className={styles.list}>
          {saved.map(({ id, name, query: kept, new_members: fresh }) => (
            <li key={id} data-saved={id}>
              {renamed === id ? (
                <NameForm
                  label={text('name')}
                  action={text('rename.done')}
                  name={name}
                  busy={busy}
                  cancel={{ label: text('rename.cancel'), onCancel: () => setRenamed(null) }}
                  onSubmit={async (next) => {
                    if (await onRename(id, next)) setRenamed(null);
                  }}
                />
              ) : (
                <span className={styles.line}>
                  <Anchor
                    className={styles.link}
                    render={<Link to={`/members?${kept === '' ? USUAL : kept}`} />}
                    aria-current={present?.id === id ? 'true' : undefined}
                    onClick={() => onVisit(id, kept)}
                  >
                    <span className={styles.name}>{name}</span>
                    <Badge count={fresh} cap={NEW_COUNTED_MAX - 1} label={text('new', { count: fresh })} />
                  </Anchor>
                  <IconButton icon={<EditIcon />} label={text('rename', { name })} disabled={busy} onClick={() => setRenamed(id)} />
                  <IconButton icon={<TrashIcon />} label={text('remove', { name })} disabled={busy} onClick={() => void remove(id)} />
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
  /** It came in the place of something else, takes the focus, and may be left again. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
}

const NameForm = ({ label, action, name, busy, onSubmit, cancel }: NameFormProps) => {
  const [value, setValue] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isInPlace = cancel !== undefined;
  // what was pressed to come here is gone
  useEffect(() => {
    if (!isInPlace) return;
    field.current?.focus();
    field.current?.select();
  }, [isInPlace]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '' && !busy) void onSubmit(value.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        ref={field}
        label={label}
        value={value}
        maxLength={SAVED_NAME_MAX}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || cancel === undefined) return;
          // of a sheet that all of this stands in, too, it closes nothing else
          event.stopPropagation();
          event.preventDefault();
          cancel.onCancel();
        }}
      />
      <Button type="submit" variant="line" busy={busy} full>
        {action}
      </Button>
      {cancel ? (
        <Button variant="quiet" full onClick={cancel.onCancel}>
          {cancel.label}
        </Button>
      ) : null}
    </form>
  );
};
