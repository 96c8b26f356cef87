/** Leaves out the message, which may quote input (guarantee/quiet-logs). */
export function describeFault(error: Error): { name: string; code?: string; at: string[] } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at [^ ].*:\d+:\d+\)?$/.test(line));
  return { name: error.name, ...(code === undefined ? {} : { code }), at: at.map((line) => line.trim()) };
}
