'use client';

import { useTranslations } from 'next-intl';
import type { BranchContact } from '@/lib/domain/branches/contact';
import { OtherWays } from './other-ways';

type Contact = BranchContact & { email: string | null };

/** A branch without booking on a screen says how to book instead (rule tenant/service-support). */
export function BookInstead({ name, takes, contact }: { name: string; takes: boolean; contact: Contact }) {
  const t = useTranslations('Reserve');
  return (
    <div>
      <p>{t(takes ? 'instead' : 'none', { branch: name })}</p>
      <OtherWays contact={contact} />
    </div>
  );
}
