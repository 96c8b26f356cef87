import { getTranslations } from 'next-intl/server';
import type { Supplier } from '@/lib/contract/supplier';

const CHOICES = ['delivery', 'take_away'] as const;

/** Delivery or take away, where a branch offers both. Plain links; the runtime marks the chosen one on the document. */
export async function ServiceSwitch({ supplier, label }: { supplier: Supplier; label: string }) {
  const t = await getTranslations('Services');
  const offered = CHOICES.filter((choice) => supplier.services.includes(choice));
  if (offered.length < 2) return null;
  return (
    <nav aria-label={label} className="switch mt-4">
      {offered.map((choice) => (
        <a key={choice} href={`/${supplier.slug}?service=${choice}`} data-choice={choice}>
          {t(choice)}
        </a>
      ))}
    </nav>
  );
}
