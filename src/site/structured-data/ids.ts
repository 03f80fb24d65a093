/** Names by which nodes of a graph point at the two that are the same on every page. */
export const ids = (site: string) => ({ business: `${site}/#business`, website: `${site}/#website` });
