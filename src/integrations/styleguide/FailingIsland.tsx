import { useEffect, useState } from 'react';
import ErrorBoundary from '@/components/ui/ErrorBoundary';

function Fault() {
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  if (isAwake) throw new Error('The styleguide throws this on purpose.');
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
