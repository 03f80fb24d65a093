/** What a server sends in its first round trip, in bytes: ten packets. */
export const FIRST_ROUND_TRIP = 14_600;
