import type { MenuFileAsked } from '@/backend/stored/menu-file-port';
import type { ShopPort } from '@/backend/stored/shop-port';
import type { HoldImport } from '../hold-import';
import { createLocalHold } from '../local-hold';
import { countThings } from './count-things';
import type { ShopDeps } from './examine-edit';
import type { ShopProgram } from './shop-program';
import { createShopWork } from './shop-work';

/** Many times a change of a usual menu; a longer wait looks like a fault to who presses. */
const WAIT_MS = 10_000;

/** A hundred products with their options: others' calls would wait a twentieth of a second for a change. */
const MANY_TO_CHECK = 300;
/** As long a wait for a reading; the start of the program takes longer than the reading of fewer. */
const MANY_TO_READ = 3_000;

/** A table of some three hundred products. */
const SMALL_FILE = 32 * 1024;
/** A workbook is a ZIP, and may be a thousand times larger than it looks. */
const isPacked = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Reads and edits restaurants, one change of a tenant at a time and none beside its import. */
export function createShop({
  holdImport,
  waitMs = WAIT_MS,
  program,
  ...deps
}: ShopDeps & {
  /** Among all programs of the database. */
  holdImport?: HoldImport | undefined;
  waitMs?: number;
  /** Works on large restaurants; left out: this program works on all. */
  program?: ShopProgram | undefined;
}): ShopPort {
  // A connection waits for each tenant, not for each call.
  const holdHere = createLocalHold();
  const here = createShopWork(deps);
  const sizeOf = (slug: string) => countThings({ db: deps.db, slug, most: MANY_TO_READ });

  async function workOn(slug: string): Promise<ShopPort> {
    return program && (await sizeOf(slug)) >= MANY_TO_CHECK ? program : here;
  }
  async function readerOf(slug: string): Promise<ShopPort> {
    const size = program ? await sizeOf(slug) : 0;
    if (program && size >= MANY_TO_READ) return program;
    // A change comes after a reading.
    if (size >= MANY_TO_CHECK) program?.start();
    return here;
  }

  async function fileReaderOf({ slug, bytes }: MenuFileAsked): Promise<ShopPort> {
    const isLarge = bytes.length > SMALL_FILE || isPacked(bytes);
    return isLarge && program ? program : workOn(slug);
  }

  async function held<T>(
    { slug, now }: { slug: string; now: Date },
    work: () => Promise<T>,
  ): Promise<T | { outcome: 'busy' }> {
    const local = await holdHere(slug, now, waitMs);
    if (!local.isHeld) return { outcome: 'busy' };
    try {
      const hold = await holdImport?.(slug, now, waitMs);
      if (hold && !hold.isHeld) return { outcome: 'busy' };
      return await work().finally(() => hold?.release());
    } finally {
      await local.release();
    }
  }

  return {
    read: async (asked) => (await readerOf(asked.slug)).read(asked),
    change: (edit) => held(edit, async () => (await workOn(edit.slug)).change(edit)),
    check: async (edit) => (await workOn(edit.slug)).check(edit),
    make: (shop) => held(shop, () => here.make(shop)),
    export: async (asked) => (await workOn(asked.slug)).export(asked),
    print: async (asked) => (await workOn(asked.slug)).print(asked),
    printSheet: async (asked) => (await workOn(asked.slug)).printSheet(asked),
    readMenuFile: async (asked) => (await fileReaderOf(asked)).readMenuFile(asked),
  };
}
