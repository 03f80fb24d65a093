import partytown from '@astrojs/partytown';

/** Partytown, which keeps analytics off the main thread; nothing while no account is set. */
export const analytics = (account: string | undefined) =>
  account ? [partytown({ config: { forward: ['reportPageView'] } })] : [];
