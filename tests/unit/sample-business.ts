import { readBusiness, readState } from '../../src/site/read-business';

/** The business of the content file, for tests that need one. */
export const business = readBusiness();

/** The rules of the state, as its content file holds them. */
export const state = readState();
