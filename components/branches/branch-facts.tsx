import { getTranslations } from 'next-intl/server';
import type { Branch } from '@/lib/contract/branches/supplier';

const SERVICES = ['delivery', 'take_away'] as const;

/** How long what is ordered now takes (rule orders/arrival). */
export async function BranchMinutes({ branch }: { branch: Branch }) {
  const [t, services] = [await getTranslations('Menu'), await getTranslations('Services')];
  const offered = SERVICES.filter((service) => branch.services.includes(service));
  if (offered.length === 0) return null;
  const words = offered.map((service) =>
    t('minutes', { service: services(service), ...branch.arrival_minutes[service] }),
  );
  return <p className="text-muted">{words.join(' · ')}</p>;
}
