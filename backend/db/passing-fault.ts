/** Socket trouble on the way to the database. */
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** What `pg` says without a code when a connection is lost, stuck or not to be had. */
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered a connection error)/;

/**
 * Whether a failure passes by itself, so that the caller may try again: lost connections (class 08), a
 * stopping server (57P0x), no more connections (53300), a cancelled or unanswered statement, a deadlock whose victim
 * left nothing behind (40P01).
 */
export function isPassingFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The embedded database's socket is a file, which goes with it.
  const isGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isGone || SOCKET.has(code) || /^(08|57P0|53300|57014|40P01)/.test(code) || LOST.test(error.message);
}
