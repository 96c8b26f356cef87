import { join } from 'node:path';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { createOwnTenant } from './own-tenant';

const NIGHT = "{ days: [mon, tue, wed, thu, fri, sat, sun], open: '06:00', close: '02:00' }";

/** The demo's hotel under another name, whose rooms are served at any hour. @returns what its rooms' codes hold */
export async function openHotel(slug: string): Promise<ReadonlyMap<string, string>> {
  const own = createOwnTenant(slug, 'hotel-marlina', 'tenants');
  own.change('branches.yaml', NIGHT, NIGHT.replace('06:00', '00:00').replace('02:00', '00:00'));
  await own.publish();
  const out = join(own.folder, 'codes.html');
  const printed = await tenantCommand('qr', slug, '--branch', 'room-service', '--out', out, '--json');
  const { codes } = JSON.parse(printed) as { codes: { label: string; url: string }[] };
  return new Map(codes.map(({ label, url }) => [label, new URL(url).searchParams.get('table') ?? '']));
}
