import { SERVICE_TARGETS, type ServiceChoice, type ServiceTarget } from './services';
import { serviceEntry, servicePath } from './shell-links';

export type LandingItem = { label: string; label_custom: string | null; url: string | null; target: string };
/** What a button needs to know of a branch. */
export type LandingBranch = { slug: string; services: readonly ServiceChoice[] };
export type LandingButton =
  | { kind: 'external'; label: string; href: string | null; newTab: boolean }
  | { kind: 'service'; label: string | null; target: ServiceTarget; href: string }
  | { kind: 'unknown'; label: string | null; href: string };

const CHOICES: Record<ServiceTarget, ServiceChoice> = {
  service_delivery: 'delivery',
  service_schedule: 'schedule',
  service_take_away: 'take_away',
  service_table: 'on_table',
  service_book: 'book',
  service_room: 'room',
  service_grab_and_go: 'grab_and_go',
};
const CHOOSE_BRANCH = '/branch-without-service';
const EXTERNAL = /^_?(blank|self)$/;
const SAFE_URL = /^(https?:\/\/[^\s/]|tel:\+?[\d-]|mailto:[^\s@]+@)/i;

/** An address that may be followed (quality T43), or null: then the button renders without a link. */
export function safeHref(url: string | null): string | null {
  return url !== null && SAFE_URL.test(url) && !/[\s<>"]/.test(url) ? url : null;
}

/**
 * A service with a list of its own leads there (decision 9). A room and grab-and-go have none: they lead into the one
 * branch that offers them, else to the branches with what each offers (decision 10).
 */
function hrefOf({ choice, branches }: { choice: ServiceChoice; branches: readonly LandingBranch[] }): string {
  const list = servicePath({ choice, slug: null });
  if (list !== null) return list;
  const [only, ...others] = branches.filter(({ services }) => services.includes(choice));
  return only && others.length === 0 ? serviceEntry({ slug: only.slug, choice }) : CHOOSE_BRANCH;
}

function toButton({
  item: { label: name, label_custom: label, url, target },
  branches,
}: {
  item: LandingItem;
  branches: readonly LandingBranch[];
}): LandingButton {
  if (EXTERNAL.test(target)) {
    // Only services have a text of their own to fall back on.
    return { kind: 'external', label: label ?? name, href: safeHref(url), newTab: target.endsWith('blank') };
  }
  const service = SERVICE_TARGETS.find((one) => one === target);
  if (service) {
    return { kind: 'service', label, target: service, href: hrefOf({ choice: CHOICES[service], branches }) };
  }
  return { kind: 'unknown', label, href: CHOOSE_BRANCH };
}

/** The landing's buttons: regular first, external last, stable inside each group (spec section 2, decision 5). */
export function orderLandingButtons({
  items,
  branches,
}: {
  items: readonly LandingItem[];
  branches: readonly LandingBranch[];
}): LandingButton[] {
  const buttons = items.map((item) => toButton({ item, branches }));
  return [
    ...buttons.filter((one) => one.kind !== 'external'),
    ...buttons.filter((one) => one.kind === 'external'),
  ];
}
