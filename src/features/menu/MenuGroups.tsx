import * as Accordion from '@radix-ui/react-accordion';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useDismiss } from './use-dismiss';
import { useHover } from './use-hover';
import { useKeys } from './use-keys';

interface Props {
  /** The links of the two groups as HTML, so that they are not in the page twice. */
  automotive?: ReactNode;
  locations?: ReactNode;
  /** true for a shop that tints no vehicles. */
  withoutAutomotive?: boolean | undefined;
}

// Radix would write these to a style attribute, which the security policy forbids.
const noStyle: CSSProperties & Record<`--${string}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
};

function Groups({ automotive, locations, withoutAutomotive = false }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState('');
  const [byHover, setByHover] = useState(false);
  useLayoutEffect(() => {
    nav.current = root.current?.closest('nav') ?? null;
    if (!nav.current) throw new Error('The groups of the menu must be in a <nav>.');
  }, []);

  const show = (group: string, hover = false) => {
    setOpen(group);
    setByHover(hover);
  };
  const { hover, forget } = useHover(open, (group) => {
    // A group that was opened by a press stays open when the mouse leaves.
    if (group !== '' || byHover) show(group, true);
  });
  const press = (group: string) => {
    // Otherwise the hover timer would still fire after the press.
    forget();
    // A press on a group that the mouse has just opened keeps it open.
    if (group === '' && byHover) setByHover(false);
    else show(group);
  };
  const onKey = useKeys(nav, open, show);
  useDismiss(nav, show);

  const groups = [
    ...(withoutAutomotive ? [] : [{ id: 'automotive', label: 'Automotive', links: automotive }]),
    { id: 'locations', label: 'Service Areas', links: locations },
  ];
  return (
    <Accordion.Root
      ref={root}
      className="contents"
      type="single"
      collapsible
      value={open}
      onValueChange={press}
      onKeyDown={(event) => {
        onKey(event.nativeEvent);
        // Radix checks React's event, which is not updated by the native one.
        if (event.nativeEvent.defaultPrevented) event.preventDefault();
      }}
    >
      {groups.map(({ id, label, links }) => (
        <Accordion.Item key={id} value={id} className="menu-group" {...hover(id)}>
          <Accordion.Trigger data-group={id}>
            {label}
            <i />
          </Accordion.Trigger>
          <Accordion.Content forceMount role="group" className={`menu-links ${id}`} style={noStyle}>
            {links}
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

/** The two groups of the header menu: disclosure buttons with plain links, one open at a time. */
export default withErrorBoundary(Groups);
