import type { Branch } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { safeHref } from '@/lib/domain/tenant/landing-buttons';
import { toRestaurant } from './restaurant';

type TenantPart = Pick<Instance, 'name' | 'public_origin' | 'meta' | 'socials'> &
  Parameters<typeof toRestaurant>[0]['tenant'];

/** The tenant and its one branch, or a list of them, for schema.org. */
export function toLandingData({
  tenant,
  branches,
}: {
  tenant: TenantPart;
  branches: readonly Branch[];
}): object[] {
  const { name, public_origin: url, meta, socials } = tenant;
  const sameAs = socials.flatMap((social) => safeHref(social.url) ?? []);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    ...(meta.description ? { description: meta.description } : {}),
    logo: `${url}/icon-512.png`,
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
  const [only, ...others] = branches;
  if (!only) return [organization];
  if (others.length === 0) return [organization, toRestaurant({ supplier: only, tenant })];
  const places = branches.map((branch, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: branch.name,
    url: `${url}/${branch.slug}`,
  }));
  return [organization, { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: places }];
}
