import type { ComponentType } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import type { Locale } from '@rendezvous/contracts/reference';

/** Messages of one language: id → text, or its syntax tree when built for production. */
export type RemoteMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** What a slot's component gets from the shell. */
export interface SlotProps {
  readonly onClose: () => void;
  readonly memberId?: number;
  readonly kind?: string;
}

/** Everything that a remote gives the shell. */
export interface RemoteModule {
  readonly area: string;
  /** Absolute paths, as in the remote's descriptor. */
  readonly routes: RouteObject[];
  /** Parts that the shell shows outside the remote's own pages, by name. */
  readonly slots?: Readonly<Record<string, ComponentType<SlotProps>>>;
  readonly messages: (locale: Locale) => Promise<RemoteMessages | { default: RemoteMessages }>;
}

/** Declares a remote. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
