import { useEffect, useState } from 'react';
import ErrorBoundary from '@/components/ui/ErrorBoundary';

function Fault() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (isHydrated) throw new Error('The styleguide throws this on purpose.');
  return null;
}

/** An island that throws when it hydrates, to show what visitors then see. */
export default function FailingIsland() {
  return (
    <ErrorBoundary>
      <Fault />
    </ErrorBoundary>
  );
}
