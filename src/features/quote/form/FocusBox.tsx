import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** The id of the element inside that names the box. */
  labelledBy: string;
  className: string;
  /** false leaves the focus where it is. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A box above the fields. It takes focus when it appears, and the heading of the form stays in view above it. */
export default function FocusBox({ labelledBy, className, takesFocus = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || !box.current) return;
    box.current.style.scrollMarginTop = `${box.current.offsetTop}px`;
    box.current.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <div className={`full ${className}`} ref={box} tabIndex={-1} role="group" aria-labelledby={labelledBy}>
      {children}
    </div>
  );
}
