import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { type BranchContact, firstContact } from './contact';
import { hasScreen, supportOf } from './service-support';
import type { ServiceChoice } from './services';

/** A service of a branch as its card offers it; `by` says how it is asked for where it has no screen here. */
export type ServiceLink = { choice: ServiceChoice; href: string; by: 'whatsapp' | 'phone' | null };

/** What a branch's card leads to, service by service: one that has no screen and nobody to ask is left out. */
export function linksOfServices(
  branch: BranchContact & { slug: string; services: readonly ServiceChoice[] },
): ServiceLink[] {
  const contact = firstContact(branch);
  return branch.services.flatMap((choice): ServiceLink[] => {
    if (hasScreen(choice)) return [{ choice, href: serviceEntry({ slug: branch.slug, choice }), by: null }];
    return supportOf(choice) === 'call' && contact ? [{ choice, ...contact }] : [];
  });
}
