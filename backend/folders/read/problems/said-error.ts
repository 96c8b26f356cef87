import type { Said } from '@/lib/domain/shop/problem';

/** A file that cannot be used, and why, in no language yet. */
export class SaidError extends Error {
  constructor(readonly said: Said) {
    super(`${said.key} ${JSON.stringify(said.values)}`);
  }
}
