import { ErrorState } from '@portal/design-system';
import { Component, type ReactNode } from 'react';

export interface RegionBoundaryProps {
  children: ReactNode;
  /** The region as the user calls it: `The header`. */
  name: string;
  /** Says what is safe nevertheless. */
  safe?: string;
  /** Called once per failure, for the error log. */
  onError: (error: unknown, name: string) => void;
}

/** SHELL-13: a failing region shows an error in its own place and can be tried again; the rest of the page goes on. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.props.name);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState title={`${this.props.name} could not be shown.`} onRetry={() => this.setState({ failed: false })}>
        {this.props.safe ? <p>{this.props.safe}</p> : null}
      </ErrorState>
    );
  }
}
