/** Vite plugin: drops the style sheet that sonner injects at run time; `src/features/quote/Toasts.tsx` adopts it instead, which the policy allows. */
export const noInjectedStyles = {
  name: 'no-injected-styles',
  transform(code, id) {
    if (!id.includes('/sonner/')) return;
    return { code: code.replace(/^__insertCSS\(".*"\);$/m, ''), map: null };
  },
};
