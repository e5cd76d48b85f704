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

export interface RemoteRoute {
  readonly path: string;
  readonly layout: 'default' | 'chat' | 'lander' | 'empty';
  readonly access: 'anyone' | 'member' | 'operator';
  /** Name of the chunk that the screen lives in. */
  readonly chunk: string;
  /** GET calls of the screen, answered inside the page. `:name` is the route's parameter, `?*` the page's own query. */
  readonly data: readonly string[];
}

/** What the shell and the gateway know of a remote without running it. */
export interface RemoteDescriptor {
  readonly remote: string;
  readonly area: string;
  readonly container: string;
  readonly owner: string;
  readonly contract: number;
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly string[];
}
