import { Combobox as Base } from '@base-ui/react/combobox';
import { useId } from 'react';
import { classNames } from '../../primitives/class-names';
import { Field, type FieldProps } from '../field';
import control from '../field/field.module.css';
import { CheckIcon, ChevronDownIcon, CloseIcon } from '@rendezvous/ui';
import { IconButton } from '../../actions/icon-button';
import popup from '../../overlays/popup/popup.module.css';
import { usePopup } from '../../overlays/popup/use-popup';
import styles from './combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line: region, country. */
  hint?: string | undefined;
}

export interface ComboboxProps extends FieldProps {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Shown when nothing matches. */
  emptyText: string;
  clearLabel: string;
  openLabel: string;
  /** What the reader types, when the options come from a server; the list is shown as given then. */
  onSearch?: ((text: string) => void) | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
}

/** A long list to type into: a country, a town. Short lists are better as `Select`. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  emptyText,
  clearLabel,
  openLabel,
  onSearch,
  disabled,
  required,
  name,
  ...field
}: ComboboxProps) {
  const { anchor, change, home, positioner } = usePopup();
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={[...options]}
      value={chosen}
      onValueChange={(next) => onChange(next?.value ?? null)}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && onSearch?.(text)}
      filter={onSearch ? null : undefined}
      isItemEqualToValue={(one, other) => one.value === other.value}
      onOpenChange={change}
      disabled={disabled}
      required={required}
      name={name}
      autoHighlight
    >
      <Field {...field} id={id}>
        {(given) => (
          <span className={styles.frame} ref={anchor}>
            <Base.Input {...given} placeholder={placeholder} className={classNames(control.control, styles.input)} />
            <span className={styles.buttons}>
              {chosen ? <Base.Clear render={<IconButton label={clearLabel} icon={<CloseIcon />} />} /> : null}
              <Base.Trigger render={<IconButton label={openLabel} icon={<ChevronDownIcon />} />} />
            </span>
          </span>
        )}
      </Field>
      <Base.Portal container={home}>
        <Base.Positioner {...positioner} sideOffset={4}>
          <Base.Popup className={classNames(popup.popup, styles.popup)}>
            <Base.Empty className={styles.empty}>{emptyText}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={popup.item}>
                  <span className={popup.words}>
                    {option.label}
                    {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
                  </span>
                  <Base.ItemIndicator className={popup.end}>
                    <CheckIcon />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
