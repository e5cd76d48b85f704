import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { codePoints, isBlank } from '@rendezvous/contracts/kernel';
import { IconButton, SendIcon, classNames } from '@rendezvous/ui';
import styles from './composer.module.css';

/** From this share of the longest text on, the characters are counted. */
const COUNTED_FROM = 0.8;

export interface ComposerHandle {
  /** Puts a text back for editing, unless something else is being written. @returns whether it was taken */
  readonly take: (text: string) => boolean;
  /** With the caret behind what is written. */
  readonly focus: () => void;
  readonly hasFocus: () => boolean;
}

export interface ComposerProps {
  readonly ref?: Ref<ComposerHandle>;
  readonly partnerName: string;
  /** What was being written before. */
  readonly first: string;
  /** Credits that one message costs; 0 is free. */
  readonly cost: number;
  /** Credits that are left now. */
  readonly credits: number;
  /** Most code points. */
  readonly most: number;
  /** Takes a text. It stays in the field unless the answer is true. */
  readonly onSend: (text: string) => boolean;
  readonly onChange: (text: string) => void;
}

/** A keyboard beside the screen: there, Enter sends. On a phone it begins a new line. */
const hasKeyboard = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The field for a message, with its cost beside it. */
export const Composer = ({ ref, partnerName, first, cost, credits, most, onSend, onChange }: ComposerProps) => {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  const length = isBlank(text) ? 0 : codePoints(text.trim());
  const over = length - most;
  const placeholder = intl.formatMessage({ id: 'chat.composer.placeholder' });
  const sendable = length > 0 && over <= 0;

  const write = (next: string) => {
    setText(next);
    onChange(next);
  };
  useImperativeHandle(ref, () => ({
    take: (next) => {
      const free = isBlank(text);
      if (free) write(next);
      field.current?.focus();
      return free;
    },
    focus: () => {
      if (field.current === null || field.current === document.activeElement) return;
      field.current.focus();
      field.current.setSelectionRange(field.current.value.length, field.current.value.length);
    },
    hasFocus: () => field.current !== null && field.current === document.activeElement,
  }));

  const send = () => {
    if (!sendable) return;
    if (onSend(text.trim())) write('');
    field.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.row}>
        <span className={styles.grow} data-text={text === '' ? placeholder : `${text} `}>
          <textarea
            ref={field}
            className={classNames(styles.field, over > 0 && styles.bad)}
            rows={1}
            value={text}
            aria-label={intl.formatMessage({ id: 'chat.composer.label' }, { name: partnerName })}
            aria-describedby={`${id}-hint`}
            aria-invalid={over > 0}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
            onChange={(event) => write(event.target.value)}
            onKeyDown={keyDown}
          />
        </span>
        <IconButton
          type="submit"
          variant="accent"
          label={intl.formatMessage({ id: 'chat.composer.send' }, { cost })}
          icon={<SendIcon />}
          aria-disabled={!sendable}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        <span>
          <FormattedMessage id="chat.composer.cost" values={{ cost }} />
        </span>
        <Counter length={length} most={most} left={cost > 0 && credits >= cost ? credits - cost : null} />
      </p>
    </form>
  );
};

/** Near the longest text the characters, before that what will be left. */
const Counter = ({ length, most, left }: { readonly length: number; readonly most: number; readonly left: number | null }) => {
  if (length > most) {
    return (
      <b className={styles.over} role="status">
        <FormattedMessage id="chat.composer.too-long" values={{ over: length - most }} />
      </b>
    );
  }
  if (length >= most * COUNTED_FROM) return <FormattedMessage id="chat.composer.count" values={{ count: length, most }} />;
  return left === null ? null : (
    <span className={styles.left}>
      <FormattedMessage id="chat.composer.left" values={{ left }} />
    </span>
  );
};
