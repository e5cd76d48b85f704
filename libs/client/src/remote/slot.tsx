import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from '@rendezvous/contracts/slots';

/** A place for another remote's part. */
export interface SlotPlace<Name extends SlotName = SlotName> {
  readonly name: Name;
  readonly given: Omit<SlotProps<Name>, 'onClose'>;
  readonly onClose: () => void;
  /** Shown while the part is on its way. */
  readonly loading?: ReactNode;
  /** Shown when nobody fills the slot, or when its remote cannot be had: then with another try. */
  readonly missing?: (retry: (() => void) | null) => ReactNode;
}

const SlotContext = createContext<((place: SlotPlace) => ReactNode) | null>(null);

/** Gives every {@link Slot} below what finds and shows the part. The shell's. */
export const SlotProvider = SlotContext.Provider;

/**
 * Shows a part of another remote in this page. The page names the slot and nobody's remote: who fills it is in the descriptors, so
 * that a slot nobody fills costs no request. Where no shell is around, it is missing.
 */
export const Slot = <Name extends SlotName>(place: SlotPlace<Name>) => {
  const fill = useContext(SlotContext);
  return fill ? fill(place as unknown as SlotPlace) : place.missing?.(null);
};
