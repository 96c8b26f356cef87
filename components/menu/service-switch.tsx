import { getTranslations } from 'next-intl/server';
import { choiceMarks } from '@/lib/browser/menu-markup/chosen-service';
import type { Supplier } from '@/lib/contract/branches/supplier';
import { REMOTE_CHOICES } from '@/lib/domain/branches/service-choice';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';

/** Plain links; a script marks the chosen one. */
export async function ServiceSwitch({ supplier, label }: { supplier: Supplier; label: string }) {
  const t = await getTranslations('Services');
  const offered = REMOTE_CHOICES.filter((choice) => supplier.services.includes(choice));
  if (offered.length < 2) return null;
  return (
    <nav aria-label={label} className="switch mt-1">
      {offered.map((choice) => (
        <a key={choice} href={serviceEntry({ slug: supplier.slug, choice })} {...choiceMarks(choice)}>
          {t(choice)}
        </a>
      ))}
    </nav>
  );
}
