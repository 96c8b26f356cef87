/**
 * What the log may say of a failure: its kind and where it came from. Never its message, which may quote what a diner
 * typed: a database names the value that it does not take (quality T49).
 */
export function describeFault(error: Error): { name: string; code?: string; at: string[] } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at [^ ].*:\d+:\d+\)?$/.test(line));
  return { name: error.name, ...(code === undefined ? {} : { code }), at: at.map((line) => line.trim()) };
}
