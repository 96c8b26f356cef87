import type { BundlePicture, TenantBundle } from './tenant-bundle';

/** The pictures of a tenant, each once. */
export function listPictures(bundle: TenantBundle): BundlePicture[] {
  const all = [
    bundle.theme.background,
    bundle.preload,
    bundle.logo,
    bundle.favicon,
    ...bundle.branches.flatMap(({ image, banner }) => [image, banner]),
    ...bundle.categories.map(({ image }) => image),
    ...bundle.products.map(({ image }) => image),
    ...bundle.popups.map(({ image }) => image),
  ].filter((one): one is BundlePicture => one !== null);
  return [...new Map(all.map((one) => [one.hash, one])).values()];
}
