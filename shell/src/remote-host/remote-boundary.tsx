import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Another value is another try. */
  readonly attempt: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a remote's fault in the remote's place; the page around it goes on. */
export class RemoteBoundary extends Component<Props, { failedAttempt: unknown; failed: boolean }> {
  override state = { failed: false, failedAttempt: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: { failed: boolean; failedAttempt: unknown }) {
    if (state.failed && state.failedAttempt === undefined) return { failedAttempt: props.attempt };
    if (state.failed && state.failedAttempt !== props.attempt) return { failed: false, failedAttempt: undefined };
    return null;
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
