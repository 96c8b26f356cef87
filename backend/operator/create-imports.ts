import pLimit from 'p-limit';
import { AppError } from '@/backend/errors';
import { type HoldImport, type ImportAtWork, toHour } from '@/backend/folders/hold-import';
import {
  type Confirmed,
  type ImportResult,
  type ImportStep,
  importFolder,
} from '@/backend/folders/import-folder';
import { slugOfFolder } from '@/backend/folders/read/read-tenant-folder';
import type { Database } from '@/backend/platform/database/database';
import type { RunImport } from './run-import';

export type ImportDeps = {
  db: Database;
  clock: () => Date;
  sendsSms?: boolean;
  staffHost?: string | null;
  runImport?: RunImport;
  /** Left out where no other program reaches the database. */
  holdImport?: HoldImport;
};
type Given = { folder: string; confirmed: Confirmed };
export type ImportLine = { slug: string; step: ImportStep; since: string };

const createRefusal = (slug: string, other: { since: string; step: string } | null) =>
  new AppError('conflict', {
    message: `${slug} is being imported ${other ? `since ${other.since} UTC (${other.step})` : 'by another program'}; try again when that is done.`,
  });

function createQueue() {
  const inTurn = pLimit(1);
  const waiting = new Set<(step: ImportStep) => void>();
  let current: string | null = null;
  return async <T>(slug: string, tell: (step: ImportStep) => void, work: () => Promise<T>): Promise<T> => {
    waiting.add(tell);
    if (current) tell(`waiting for the import of ${current}`);
    return inTurn(async () => {
      waiting.delete(tell);
      current = slug;
      for (const tellOther of waiting) tellOther(`waiting for the import of ${slug}`);
      tell('reading');
      try {
        return await work();
      } finally {
        current = null;
      }
    });
  };
}

/** Runs imports one at a time, never two of a tenant. */
export function createImports({
  db,
  clock,
  holdImport,
  sendsSms = true,
  staffHost = null,
  runImport = (given) => importFolder({ db, sendsSms, staffHost, ...given }),
}: ImportDeps) {
  const running = new Map<string, ImportAtWork>();
  const inQueue = createQueue();

  async function runHeld({ slug, since, ...given }: Given & { slug: string; since: Date }) {
    const hold = await holdImport?.(slug, since);
    if (hold && !hold.isHeld) throw createRefusal(slug, hold.other);
    const tell = (step: ImportStep) => {
      running.set(slug, { step, since });
      hold?.tell(step);
    };
    try {
      return await inQueue(slug, tell, () => runImport({ ...given, tell }));
    } finally {
      await hold?.release();
    }
  }

  return {
    list: (): ImportLine[] =>
      [...running].map(([slug, { step, since }]) => ({ slug, step, since: since.toISOString() })),
    /** @throws conflict while the tenant is imported */
    async run(given: Given): Promise<ImportResult> {
      const slug = slugOfFolder(given.folder);
      const other = running.get(slug);
      if (other) throw createRefusal(slug, { since: toHour(other.since), step: other.step });
      const since = clock();
      running.set(slug, { step: 'reading', since });
      try {
        return await runHeld({ ...given, slug, since });
      } finally {
        running.delete(slug);
      }
    },
  };
}
