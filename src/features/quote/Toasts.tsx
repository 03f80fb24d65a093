import { toast, Toaster } from 'sonner';
import Icon from '@/components/ui/Icon';
import { getFreeCorner } from './free-corner';
import styles from './toast.css?inline';

// They come with the code that shows toasts, not with every page that has a form.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Repeats in a corner for a while what also stands in the page: in the corner where it covers the least of the form. */
export function showToast(isGood: boolean, text: string) {
  // Once the page has drawn what stands in it, and moved to it.
  requestAnimationFrame(() => {
    const controls = document.querySelectorAll(
      'form[name=quote] :is(h2, label, input, textarea, button, a, .sum)',
    );
    const boxes = [...controls].map((control) => control.getBoundingClientRect());
    const position = getFreeCorner(boxes, { width: innerWidth, height: innerHeight });
    if (isGood) toast.success(text, { position });
    else toast.error(text, { position });
  });
}

/** Takes the toasts away, since somebody goes on with the form. */
export function dropToasts() {
  toast.dismiss();
}

/** The corner for toasts: three at most, 4.5 seconds each, light or dark with the visitor's system. */
export function Toasts() {
  return (
    <Toaster
      // What a toast repeats has been told by the form already.
      ref={(corner) => corner?.setAttribute('aria-live', 'off')}
      theme="system"
      position="bottom-right"
      visibleToasts={3}
      duration={4500}
      closeButton
      icons={{ success: <Icon name="check" />, error: <Icon name="warn" />, close: <Icon name="close" /> }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast', error: 'failed', closeButton: 'close' },
      }}
    />
  );
}
