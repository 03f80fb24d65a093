import { useEffect, useState } from 'react';
import ErrorBoundary from '@/components/ui/ErrorBoundary';

function Fault() {
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  if (isAwake) throw new Error('The styleguide throws this on purpose.');
  return null;
}

/** An island that fails as soon as it wakes, to show what its visitors then see. */
export default function FailingIsland() {
  return (
    <ErrorBoundary>
      <Fault />
    </ErrorBoundary>
  );
}
