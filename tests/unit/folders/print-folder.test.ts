import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { printFolder } from '@/backend/folders/print/print-folder';
import type { StoredPictures } from '@/backend/folders/read/files/make-picture';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { anyBundle } from '@/tests/support/folders/any-bundle';
import { writePrinted } from '@/tests/support/folders/write-printed';

const parent = mkdtempSync(join(tmpdir(), 'printed-'));
afterAll(() => rmSync(parent, { recursive: true }));

const BYTES = new TextEncoder().encode('a picture');
/** Every picture is drawn already, and its file is what an export wrote. */
const STORED: StoredPictures = { has: () => true, bytesOf: async () => BYTES };

async function read(folder: string): Promise<TenantBundle> {
  const result = await readTenantFolder(folder, STORED);
  if (!result.ok) throw new Error(result.problems.map(printProblem).join('\n'));
  return result.bundle;
}

/** A tenant, printed and read again. */
async function printAndRead(bundle: TenantBundle): Promise<TenantBundle> {
  const printed = printFolder(bundle);
  if ('fault' in printed) throw new Error(printed.fault);
  return read(writePrinted({ parent, slug: bundle.slug, printed, bytesOf: () => BYTES }));
}

describe('a tenant that is printed as a folder (rule tenant/export)', () => {
  it.each(readdirSync('tenants'))('is read as it was: %s', async (slug) => {
    const bundle = await read(join('tenants', slug));
    expect(await printAndRead(bundle)).toEqual(bundle);
  });

  it('is read as it was, whatever its texts, prices, hours and options say', async () => {
    await fc.assert(
      fc.asyncProperty(anyBundle, async (bundle) => {
        expect(await printAndRead(bundle)).toEqual(bundle);
      }),
      { numRuns: 20 },
    );
  });
});
