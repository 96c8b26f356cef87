import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenantCommand } from '@/tests/e2e/support/command-line';

const MODEL = 'tenants/hotel-marlina';
const NIGHT = "{ days: [mon, tue, wed, thu, fri, sat, sun], open: '06:00', close: '02:00' }";

/** The demo's hotel under another name, whose rooms are served at any hour. @returns what its rooms' codes hold */
export async function openHotel(slug: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(mkdtempSync(join(tmpdir(), 'open-hotel-')), slug);
  cpSync(MODEL, folder, { recursive: true });
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  };
  change('tenant.yaml', 'hotel-marlina.localhost', `${slug}.localhost`);
  change('branches.yaml', NIGHT, NIGHT.replace('06:00', '00:00').replace('02:00', '00:00'));
  await tenantCommand('import', folder);
  const out = join(folder, 'codes.html');
  const printed = await tenantCommand('qr', slug, '--branch', 'room-service', '--out', out, '--json');
  const { codes } = JSON.parse(printed) as { codes: { label: string; url: string }[] };
  return new Map(codes.map(({ label, url }) => [label, new URL(url).searchParams.get('table') ?? '']));
}
