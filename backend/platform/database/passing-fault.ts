const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** Messages of `pg` that have no code. */
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered a connection error)/;

/** Connection lost (08), server stopping (57P0x), no connection free (53300), cancelled, deadlock (40P01). */
export function isPassingFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isGone || SOCKET.has(code) || /^(08|57P0|53300|57014|40P01)/.test(code) || LOST.test(error.message);
}
