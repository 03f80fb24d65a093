import { readBusiness } from '../../src/site/read-business';

/** The business of the content file, for tests that need one. */
export const business = readBusiness();
