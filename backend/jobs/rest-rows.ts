type Row = { instance_id: number; id: number | string };

const keyOf = ({ instance_id: instanceId, id }: Row) => `${instanceId}:${id}`;

/** Rows that a job leaves alone for a while, in the memory of this process. */
export function createRests() {
  const ends = new Map<string, Date>();
  return {
    /** Ends those that are over. @returns how many rows rest */
    count(now: Date): number {
      for (const [key, end] of ends) if (end <= now) ends.delete(key);
      return ends.size;
    },
    has: (row: Row): boolean => ends.has(keyOf(row)),
    add: (row: Row, end: Date): void => void ends.set(keyOf(row), end),
  };
}
