import { SERVICE_TARGETS, type ServiceTarget } from './services';

export type LandingItem = { label_custom: string | null; url: string | null; target: string };
export type LandingButton =
  | { kind: 'external'; label: string | null; href: string | null; newTab: boolean }
  | { kind: 'service'; label: string | null; target: ServiceTarget; href: string }
  | { kind: 'unknown'; label: string | null; href: string };

/** Where each service button leads; delivery and schedule go by the location flow (decision 9). */
const SERVICE_PATHS: Record<ServiceTarget, string> = {
  service_delivery: '/location?service=delivery',
  service_schedule: '/location?service=schedule',
  service_take_away: '/branch-to-take-away',
  service_table: '/branch-to-on-table',
  service_book: '/branch-to-book',
};
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
  if (service) return { kind: 'service', label, target: service, href: SERVICE_PATHS[service] };
  return { kind: 'unknown', label, href: '/branch-without-service' };
}

/** The landing's buttons: regular first, external last, stable inside each group (spec section 2, decision 5). */
export function orderLandingButtons(items: readonly LandingItem[]): LandingButton[] {
  const buttons = items.map(toButton);
  return [
    ...buttons.filter((one) => one.kind !== 'external'),
    ...buttons.filter((one) => one.kind === 'external'),
  ];
}
