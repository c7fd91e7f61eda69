import { ErrorState } from '@portal/design-system';
import { Component, type ReactNode } from 'react';
import { regionBoundaryMessages as messages } from '../messages/region-boundary.ts';

export interface RegionBoundaryProps {
  children: ReactNode;
  /** The region as users know it: `The header`. */
  name: string;
  /** Sentence on what is safe despite the failure. */
  safe?: string;
  /** Called once per failure, to log the error. */
  onError: (error: unknown, name: string) => void;
  /** Reloads the page: what Try again does once rendering again has failed too. Some browsers remember that a script could not be loaded. */
  onReload: () => void;
}

/** SHELL-13: error boundary of a region: shows an error with Try again in its place while the rest of the page keeps working. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #failures = 0;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.#failures += 1;
    this.props.onError(error, this.props.name);
  }

  readonly #retry = () => {
    if (this.#failures > 1) this.props.onReload();
    else this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState title={messages.failed(this.props.name)} onRetry={this.#retry}>
        {this.props.safe ? <p>{this.props.safe}</p> : null}
      </ErrorState>
    );
  }
}
