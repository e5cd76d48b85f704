import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly fallback: ReactNode;
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a remote's fault in the remote's place; the page around it goes on. Another try is another boundary. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
