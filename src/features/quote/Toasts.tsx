import { toast, Toaster } from 'sonner';
import Icon from '@/components/ui/Icon';

/** Repeats in a corner for a while what also stands in the page. */
export function showToast(isGood: boolean, text: string) {
  if (isGood) toast.success(text);
  else toast.error(text);
}

/** The corner for toasts: three at most, 4.5 seconds each, light or dark with the visitor's system. */
export function Toasts() {
  return (
    <Toaster
      theme="system"
      position="bottom-right"
      visibleToasts={3}
      duration={4500}
      closeButton
      icons={{ success: <Icon name="check" />, error: <Icon name="warn" />, close: <Icon name="close" /> }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast', error: 'no', closeButton: 'close' },
      }}
    />
  );
}
