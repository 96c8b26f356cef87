import { SERVICE_TARGETS, type ServiceChoice, type ServiceTarget } from './services';
import { servicePath } from './shell-links';

export type LandingItem = { label_custom: string | null; url: string | null; target: string };
export type LandingButton =
  | { kind: 'external'; label: string | null; href: string | null; newTab: boolean }
  | { kind: 'service'; label: string | null; target: ServiceTarget; href: string }
  | { kind: 'unknown'; label: string | null; href: string };

const CHOICES: Record<ServiceTarget, ServiceChoice> = {
  service_delivery: 'delivery',
  service_schedule: 'schedule',
  service_take_away: 'take_away',
  service_table: 'on_table',
  service_book: 'book',
};
const CHOOSE_BRANCH = '/branch-without-service';
const EXTERNAL = /^_?(blank|self)$/;
const SAFE_URL = /^(https?:\/\/[^\s/]|tel:\+?[\d-]|mailto:[^\s@]+@)/i;

/** An address that may be followed (quality T43), or null: then the button renders without a link. */
export function safeHref(url: string | null): string | null {
  return url !== null && SAFE_URL.test(url) && !/[\s<>"]/.test(url) ? url : null;
}

function toButton({ label_custom: label, url, target }: LandingItem): LandingButton {
  if (EXTERNAL.test(target)) {
    return { kind: 'external', label, href: safeHref(url), newTab: target.endsWith('blank') };
  }
  const service = SERVICE_TARGETS.find((one) => one === target);
  if (service) {
    const href = servicePath({ choice: CHOICES[service], slug: null }) ?? CHOOSE_BRANCH;
    return { kind: 'service', label, target: service, href };
  }
  return { kind: 'unknown', label, href: CHOOSE_BRANCH };
}

/** The landing's buttons: regular first, external last, stable inside each group (spec section 2, decision 5). */
export function orderLandingButtons(items: readonly LandingItem[]): LandingButton[] {
  const buttons = items.map(toButton);
  return [
    ...buttons.filter((one) => one.kind !== 'external'),
    ...buttons.filter((one) => one.kind === 'external'),
  ];
}
