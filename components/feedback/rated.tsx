import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContactLinks } from '@/components/branches/contact-links';
import type { KeptRating } from '@/lib/contract/feedback/rating';
import { isLowScore } from '@/lib/domain/feedback/rating';

type RatedBranch = Parameters<typeof ContactLinks>[0]['branch'] & { name: string };

/** The given rating; an unhappy diner is led to the branch (rule feedback/order-rating, rule booking/rating). */
export function Rated({
  heading,
  rating: { score, menu_score: menu = null },
  branch,
}: {
  heading: ReactNode;
  rating: Pick<KeptRating, 'score'> & Partial<Pick<KeptRating, 'menu_score'>>;
  branch: RatedBranch;
}) {
  const t = useTranslations('Rate');
  return (
    <>
      {heading}
      {score !== null && <p className="text-lead">{t('said', { branch: branch.name, score })}</p>}
      {menu !== null && <p>{t('menu_said', { score: menu })}</p>}
      {isLowScore(Math.min(score ?? menu ?? 10, menu ?? 10)) && (
        <>
          <p>{t('talk', { branch: branch.name })}</p>
          <ContactLinks branch={branch} />
        </>
      )}
    </>
  );
}
