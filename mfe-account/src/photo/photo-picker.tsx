import { useId } from 'react';
import { useIntl } from 'react-intl';
import { classNames, FieldError, PlusIcon } from '@rendezvous/ui';
import { ACCEPTED } from './photo-file';
import styles from './photo-picker.module.css';

interface Props {
  readonly multiple?: boolean | undefined;
  readonly fault?: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly className?: string | undefined;
}

/** The frame that takes photos: pressed, or dropped on it, which a file input does by itself. */
export const PhotoPicker = ({ multiple, fault, onChoose, className }: Props) => {
  const intl = useIntl();
  const id = useId();
  return (
    <>
      <label className={classNames(styles.picker, className)}>
        <input
          type="file"
          multiple={multiple}
          className={styles.input}
          accept={ACCEPTED}
          aria-describedby={fault ? `${id}-error` : undefined}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            onChoose([...(event.target.files ?? [])]);
            // choosing the same file again must be heard too
            event.target.value = '';
          }}
        />
        <PlusIcon />
        <span>{intl.formatMessage({ id: 'account.photo.add' })}</span>
      </label>
      {fault ? <FieldError id={`${id}-error`}>{fault}</FieldError> : null}
    </>
  );
};
