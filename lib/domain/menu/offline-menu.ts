import { TENANT_SCREENS } from '@/lib/domain/tenant/paths';

/** The menus of a branch: public pages, the same for every diner (rule menu/offline). */
const MENUS = [
  'menu-digital',
  'menu-digital/home',
  'maincategories',
  'subcategories',
  'grab-and-go',
  'service-room',
];

/** Which addresses a browser may keep, as a pattern: no screen of the tenant, no page of a diner, nothing under a token. */
export function keptMenuPattern(): string {
  const others = [...new Set([...TENANT_SCREENS].map((shape) => shape.split('/', 1)[0] ?? shape))];
  return `^/(?!(?:${others.join('|')})(?:/|$))[a-z0-9-]+(?:/(?:${MENUS.join('|')}))?$`;
}
