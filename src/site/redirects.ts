/** Addresses that lead elsewhere: from old path to the page that replaced it. */
export const redirects: Readonly<Record<string, string>> = {
  '/quote-for-your-vehicle': '/auto-window-tinting',
  '/residential': '/residential-window-tinting',
  '/commercial': '/commercial-window-tinting',
  '/auto': '/auto-window-tinting',
  '/automotive': '/auto-window-tinting',
  '/tesla': '/tesla-window-tinting',
};
