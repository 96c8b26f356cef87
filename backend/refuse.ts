/** Supervisors start 70 and 75 again. */
export const EXIT = {
  portTaken: 1,
  engineDead: 70,
  dataFolderHeld: 73,
  diskFull: 74,
  databaseUnreachable: 75,
  configuration: 78,
} as const;

export function refuse(sentence: string, code: (typeof EXIT)[keyof typeof EXIT]): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
