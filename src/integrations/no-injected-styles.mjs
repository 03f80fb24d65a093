/** Vite plugin: drops the style sheet that sonner injects at run time; `src/features/quote/toast.css` ships it instead. */
export const noInjectedStyles = {
  name: 'no-injected-styles',
  transform(code, id) {
    if (!id.includes('/sonner/')) return;
    return { code: code.replace(/^__insertCSS\(".*"\);$/m, ''), map: null };
  },
};
