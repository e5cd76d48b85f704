import type { ComponentType } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import type { Locale } from '@rendezvous/contracts/reference';
import type { SlotName, SlotProps } from '@rendezvous/contracts/slots';

/** Messages of one language: id → text, or its syntax tree when built for production. */
export type RemoteMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Everything that a remote gives the shell. */
export interface RemoteModule {
  readonly area: string;
  /** Absolute paths, as in the remote's descriptor. */
  readonly routes: RouteObject[];
  /** Parts that the shell shows in others' pages, by name. */
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps<Name>> };
  readonly messages: (locale: Locale) => Promise<RemoteMessages | { default: RemoteMessages }>;
}

/** Declares a remote. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
