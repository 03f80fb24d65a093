import { useEffect, useRef, type ReactNode } from 'react';
import { focusInView } from './focus-in-view';

interface Props {
  /** The id of the element inside that names the box. */
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/** How much of the view is below the header, in pixels. */
function getRoom(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return innerHeight - (Number.parseFloat(scrollPaddingTop) || 0);
}

/**
 * A box above the fields. It takes focus when it appears, and scrolls so that the form's heading stays visible. Where there
 * is no room for both, the box begins at the top of the view.
 */
export default function FocusBox({ labelledBy, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const { offsetTop, offsetHeight, style } = box.current;
    const fits = offsetTop + offsetHeight <= getRoom();
    style.scrollMarginTop = fits ? `${offsetTop}px` : '1rem';
    focusInView(box.current, fits ? 'nearest' : 'start');
  }, []);
  return (
    <div className={`full ${className}`} ref={box} tabIndex={-1} role="group" aria-labelledby={labelledBy}>
      {children}
    </div>
  );
}
