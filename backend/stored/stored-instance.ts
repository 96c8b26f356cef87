import type { TenantBundle } from './tenant-bundle';
import { toPicture } from './to-picture';

export function toInstanceSettings(bundle: TenantBundle) {
  const {
    branches,
    categories,
    products,
    zones,
    popups,
    coupons,
    tables,
    guests,
    slug,
    name,
    status,
    domains,
    noTip,
    ...rest
  } = bundle;
  return {
    ...rest,
    theme: { ...rest.theme, background: toPicture(rest.theme.background) },
    preload: toPicture(rest.preload),
    logo: toPicture(rest.logo),
    favicon: toPicture(rest.favicon),
  };
}
export type InstanceSettings = ReturnType<typeof toInstanceSettings>;
