import type * as z from 'zod/mini';

/** What the parts of a table of slots are told. */
export type Told<T extends Readonly<Record<string, z.ZodMiniType>>> = { [Name in keyof T]: z.output<T[Name]> };

/**
 * Parts that one remote shows in others' pages, always through the shell: what each is told, by name. An area keeps those that it fills in
 * `<area>/slots.ts`. Who fills a slot says so in its descriptor; who offers the place knows the name only.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas add theirs
export interface Slots {}

export type SlotName = keyof Slots;

/** What a part is told. `onClose`: it asks to be taken away. */
export type SlotProps<Name extends SlotName> = Slots[Name] & { readonly onClose: () => void };
