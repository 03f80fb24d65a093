import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { useRef, useState, type ReactNode } from 'react';

/** A question mark with a tooltip, which opens on hover, focus or tap and closes on Escape. */
export default function FieldTooltip({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const reopening = useRef(0);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger
        className="-my-1.5 -me-1.5 grid size-11 flex-none cursor-help place-items-center text-xs text-muted print:hidden"
        type="button"
        aria-label={`About: ${label}`}
        // Otherwise a tap would close the tooltip that its focus opened.
        onPointerDown={(event) => event.preventDefault()}
        // Focus may scroll the page, which closes tooltips: open it again afterwards.
        onFocus={({ currentTarget }) => {
          reopening.current = window.setTimeout(() => {
            if (currentTarget.matches(':focus')) setOpen(true);
          }, 150);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') clearTimeout(reopening.current);
        }}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className="grid size-5.5 place-items-center rounded-full ring-1 ring-shade-50">?</span>
      </Trigger>
      <Portal>
        <Content
          className="z-30 max-w-76 rounded-cut border-l-4 border-accent-light bg-text px-4 py-3 text-sm leading-snug text-background shadow-canopy"
          side="top"
          sideOffset={4}
          collisionPadding={12}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
