import type { Database } from '@/backend/platform/database/database';
import type { PrintResult, SheetResult } from '@/backend/stored/shop-port';
import { printFolder } from './print/print-folder';
import { printSheet } from './print/print-sheet';
import { readUnlocked } from './stored/read-unlocked';

type Asked = { db: Database; slug: string };

/** A tenant as a folder would say it, without the bytes of its pictures. */
export async function printStored({ db, slug }: Asked): Promise<PrintResult> {
  const { bundle } = await readUnlocked({ db, slug });
  if (!bundle) return { ok: false, key: 'not_found', fault: `There is no tenant ${slug}.` };
  const printed = printFolder(bundle);
  return 'fault' in printed ? { ok: false, key: 'conflict', fault: printed.fault } : { ok: true, ...printed };
}

/** `menu.csv` of a tenant as a workbook. */
export async function printStoredSheet(asked: Asked): Promise<SheetResult> {
  const printed = await printStored(asked);
  if (!printed.ok) return printed;
  return { ok: true, bytes: printSheet(printed.texts['menu.csv'] ?? '') };
}
