import { createOwnTenant } from './own-tenant';

/** A tenant whose branch has a list of zones instead of a map. */
export const WITHOUT_MAP = 'sin-mapa';
/** A tenant with a second branch, for take away alone. */
export const TWO_BRANCHES = 'dos-sedes';

export async function importWithoutMap(): Promise<void> {
  const tenant = createOwnTenant(WITHOUT_MAP);
  tenant.change(
    'branches.yaml',
    '  payment_provider: sandbox',
    `  payment_provider: sandbox
  shipping_zones: [{ zone: Chapinero, value: 4500 }, { zone: Usaquén, value: 7000 }]`,
  );
  tenant.change('coverage.geojson', '"active": true', '"active": false');
  await tenant.publish();
}

export async function importTwoBranches(): Promise<void> {
  const tenant = createOwnTenant(TWO_BRANCHES);
  tenant.change(
    'branches.yaml',
    '- slug: centro',
    `- slug: norte
  name: Siempre Abierta Norte
  description: { es: A toda hora., en: At any hour. }
  city: Bogotá
  address: 'Calle 116 # 15-20'
  latitude: 4.6956
  longitude: -74.0428
  timezone: America/Bogota
  services: [take_away]
  preparation_minutes: 20
  hours:
    - { days: [mon, tue, wed, thu, fri, sat, sun], open: '00:00', close: '00:00' }
  payment_methods: [{ method: cash }]
- slug: centro`,
  );
  // The broth is Centro's alone, and so is the coupon.
  tenant.change('menu.csv', 'With potato and coriander,15000,', 'With potato and coriander,15000,centro');
  tenant.change('coupons.csv', 'sabor10,percent,10,,,,,,,,,', 'sabor10,percent,10,,,,,,,centro,,');
  await tenant.publish();
}
