import { type BranchContact, firstContact } from '@/lib/domain/branches/contact';
import { type BookedBranch, hasScreen } from '@/lib/domain/branches/service-support';
import {
  SERVICE_OF_TARGET,
  SERVICE_TARGETS,
  type ServiceChoice,
  type ServiceTarget,
} from '@/lib/domain/branches/services';
import { screenPath } from './screen-path';
import { serviceEntry, servicePath } from './service-paths';

export type LandingItem = { label: string; label_custom: string | null; url: string | null; target: string };
export type LandingBranch = BranchContact &
  BookedBranch & { slug: string; services: readonly ServiceChoice[] };
type ContactWay = 'whatsapp' | 'phone' | 'branch';
export type LandingButton =
  | { kind: 'external'; label: string; href: string | null; newTab: boolean }
  | { kind: 'service'; label: string | null; target: ServiceTarget; href: string }
  /** A service agreed by chat or phone, or a list of branches that have one. */
  | { kind: 'contact'; label: string | null; target: ServiceTarget; by: ContactWay; href: string }
  | { kind: 'unknown'; label: string | null; href: string };

const isDelivery = (choice: ServiceChoice) => choice === 'delivery' || choice === 'schedule';
const CHOOSE_BRANCH = screenPath({ screen: 'branch-without-service' });
const EXTERNAL = /^_?(blank|self)$/;
const SAFE_URL = /^(https?:\/\/[^\s/]|tel:\+?[\d-]|mailto:[^\s@]+@)/i;

/** Null for an unsafe address (guarantee/safe-links): the button has no link then. */
export function safeHref(url: string | null): string | null {
  return url !== null && SAFE_URL.test(url) && !/[\s<>"]/.test(url) ? url : null;
}

/**
 * The service's own list if the tenant has several branches; else the one branch that offers it, else all branches.
 */
function hrefOf({
  choice,
  offering,
  branches,
}: {
  choice: ServiceChoice;
  offering: readonly LandingBranch[];
  branches: readonly LandingBranch[];
}): string {
  const [only, ...others] = offering;
  const isAlone = only !== undefined && others.length === 0;
  const list = servicePath({ choice, slug: null });
  // With one branch, the delivery list goes on by itself and asks for the address if needed.
  const asks = list !== null && (isDelivery(choice) || branches.length > 1);
  if (asks) return list;
  return isAlone ? serviceEntry({ slug: only.slug, choice }) : CHOOSE_BRANCH;
}

function contactFor({
  choice,
  offering,
}: {
  choice: ServiceChoice;
  offering: readonly LandingBranch[];
}): { by: ContactWay; href: string } | null {
  const [only, ...others] = offering.flatMap((branch) => firstContact(branch) ?? []);
  if (!only) return null;
  if (others.length === 0) return only;
  return { by: 'branch', href: servicePath({ choice, slug: null }) ?? CHOOSE_BRANCH };
}

function toServiceButton({
  target,
  label,
  branches,
}: {
  target: ServiceTarget;
  label: string | null;
  branches: readonly LandingBranch[];
}): LandingButton | null {
  const choice = SERVICE_OF_TARGET[target];
  const offering = branches.filter(({ services }) => services.includes(choice));
  if (offering.length === 0) return null;
  if (offering.some((branch) => hasScreen({ choice, branch })))
    return { kind: 'service', label, target, href: hrefOf({ choice, offering, branches }) };
  const contact = contactFor({ choice, offering });
  return contact && { kind: 'contact', label, target, ...contact };
}

function toButton({
  item: { label: name, label_custom: label, url, target },
  branches,
}: {
  item: LandingItem;
  branches: readonly LandingBranch[];
}): LandingButton | null {
  if (EXTERNAL.test(target)) {
    // Only services have a fallback text.
    return { kind: 'external', label: label ?? name, href: safeHref(url), newTab: target.endsWith('blank') };
  }
  const service = SERVICE_TARGETS.find((one) => one === target);
  if (service) return toServiceButton({ target: service, label, branches });
  return { kind: 'unknown', label, href: CHOOSE_BRANCH };
}

/** Regular buttons first, then external, each in order. Services without a branch or a contact have none. */
export function orderLandingButtons({
  items,
  branches,
}: {
  items: readonly LandingItem[];
  branches: readonly LandingBranch[];
}): LandingButton[] {
  const buttons = items.flatMap((item) => toButton({ item, branches }) ?? []);
  return [
    ...buttons.filter((one) => one.kind !== 'external'),
    ...buttons.filter((one) => one.kind === 'external'),
  ];
}
