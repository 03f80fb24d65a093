import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Makes tips inside open after 700 ms, and at once when another one was open 300 ms before. */
export default function Tips({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  );
}
