import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { type BranchContact, firstContact } from './contact';
import { type BookedBranch, hasScreen } from './service-support';
import type { ServiceChoice } from './services';

/** A service on a branch's card; `by` is the contact where the service has no screen. */
type ServiceLink = { choice: ServiceChoice; href: string; by: 'whatsapp' | 'phone' | null };

/** Leaves out services with neither a screen nor a contact. */
export function linksOfServices(
  branch: BranchContact & BookedBranch & { slug: string; services: readonly ServiceChoice[] },
): ServiceLink[] {
  const contact = firstContact(branch);
  return branch.services.flatMap((choice): ServiceLink[] => {
    if (hasScreen({ choice, branch }))
      return [{ choice, href: serviceEntry({ slug: branch.slug, choice }), by: null }];
    return contact ? [{ choice, ...contact }] : [];
  });
}
