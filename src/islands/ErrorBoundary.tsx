import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Shows an island's error in the island's own place, so that the rest of the page goes on working. */
export default class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="island-error" role="alert">
        <p>
          <b>Unexpected Application Error!</b>
        </p>
        <p>{error.message}</p>
        {error.stack && (
          <details>
            <summary>Technical details</summary>
            <pre>{error.stack}</pre>
          </details>
        )}
      </div>
    );
  }
}
