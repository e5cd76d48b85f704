/** One page of a remote, as its descriptor names it. */
export interface RemoteRoute {
  readonly path: string;
  readonly layout: 'default' | 'chat' | 'lander' | 'empty';
  readonly access: 'anyone' | 'member' | 'operator';
  readonly chunk: string;
  /** GET calls of the screen: `:name` is the route's parameter, `?*` the page's own query. */
  readonly data: readonly string[];
}

/** What is known of a remote without running it. */
export interface RemoteDescriptor {
  readonly remote: string;
  readonly area: string;
  readonly container: string;
  readonly owner: string;
  readonly contract: number;
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly string[];
}
