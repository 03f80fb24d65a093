import { createHash } from 'node:crypto';

/** The SHA-256 of several parts in hexadecimal. */
export const checksumOf = (...parts: readonly (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');
