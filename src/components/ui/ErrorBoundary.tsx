import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Shows an error message instead of an island that failed. The rest of the page keeps working. */
class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="message-box" role="alert">
        <p>
          <b>Unexpected Application Error!</b>
        </p>
        <p>This part of the page does not work. Reload the page to try again.</p>
        <p>{error.message}</p>
        {error.stack && (
          <details>
            <summary className="underline">Technical details</summary>
            <pre className="overflow-auto text-xs">{error.stack}</pre>
          </details>
        )}
      </div>
    );
  }
}

export const withErrorBoundary =
  <Props extends object>(Island: ComponentType<Props>) =>
  (props: Props) => (
    <ErrorBoundary>
      <Island {...props} />
    </ErrorBoundary>
  );
