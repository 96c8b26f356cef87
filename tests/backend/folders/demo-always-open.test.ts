import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { EXAMPLES, openAlways } from '@/scripts/demo.mjs';
import { DRAWN } from '@/tests/support/backend/bare-folder';

type Branch = Record<string, unknown>;
const readBranches = (folder: string) =>
  parse(readFileSync(join(folder, 'branches.yaml'), 'utf8')) as Branch[];

const home = mkdtempSync(join(tmpdir(), 'always-open-'));
afterAll(() => rmSync(home, { recursive: true }));

test.each(EXAMPLES)(
  'the copy of %s that never closes is imported, and only its hours are others',
  async (slug) => {
    const folder = `tenants/${slug}`;
    const copy = openAlways({ folder, copy: join(home, slug) });
    const kept = readBranches(folder).map(({ hours: _hours, exceptions: _exceptions, ...branch }) => branch);
    expect(readBranches(copy).map(({ hours: _hours, ...branch }) => branch)).toEqual(kept);
    const read = await readTenantFolder(copy, DRAWN);
    expect(read.ok ? [] : read.problems).toEqual([]);
    const hours = read.ok ? read.bundle.branches.map(({ weekly }) => weekly) : [];
    expect(hours).toEqual(
      kept.map(() => [expect.objectContaining({ open: '00:00', close: '00:00', services: null })]),
    );
  },
);

test('every service is open at any hour at one of them', () => {
  const services = EXAMPLES.flatMap((slug) =>
    readBranches(`tenants/${slug}`).flatMap(({ services }) => services),
  );
  expect([...new Set(services)].sort()).toEqual([...SERVICE_CHOICES].sort());
});
