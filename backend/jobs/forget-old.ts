import { forgetOldPhotos, forgetOldSearches } from '@/backend/delivery';
import { forgetOldBrowsers, forgetOldCodes, forgetOldHelpPhotos } from '@/backend/orders';
import { forgetOldProofs } from '@/backend/payments';
import type { Database } from '@/backend/platform/database/database';
import { forgetOldKeys } from '@/backend/platform/idempotency';
import {
  forgetLookDrafts,
  forgetOldAlarms,
  forgetOldSessions,
  forgetUploadedPictures,
} from '@/backend/staff';
import { forgetTableVisits } from '@/backend/table';
import { forgetOldSales } from '@/backend/visit';

const FORGETTERS = [
  forgetOldProofs,
  forgetOldSearches,
  forgetOldPhotos,
  forgetOldHelpPhotos,
  forgetOldBrowsers,
  forgetTableVisits,
  forgetOldSales,
  forgetOldCodes,
  forgetOldSessions,
  forgetOldAlarms,
  forgetUploadedPictures,
  forgetLookDrafts,
] as const;

/** Deletes a batch of each kind of row that is kept long enough, of all tenants. @returns how many; 0: none is left */
export async function forgetOld({ db, now }: { db: Database; now: Date }): Promise<number> {
  let forgotten = await forgetOldKeys({ db, now });
  for (const forget of FORGETTERS) forgotten += await db.system((sql) => forget({ sql, now }));
  return forgotten;
}
