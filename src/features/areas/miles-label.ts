/** `12 mi`, or `our shop` where the shop is. */
export const toMilesLabel = (miles: number) => (miles === 0 ? 'our shop' : `${miles} mi`);
