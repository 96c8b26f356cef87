import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContactLinks } from '@/components/branches/contact-links';
import type { Rating } from '@/lib/contract/feedback/rating';
import { isLowScore } from '@/lib/domain/feedback/rating';

type RatedBranch = Parameters<typeof ContactLinks>[0]['branch'] & { name: string };

/** What was said stays said; who was not content is led to the branch (rule feedback/order-rating, rule booking/rating). */
export function Rated({
  heading,
  rating,
  branch,
}: {
  heading: ReactNode;
  rating: Rating;
  branch: RatedBranch;
}) {
  const t = useTranslations('Rate');
  return (
    <>
      {heading}
      <p className="text-lead">{t('said', { branch: branch.name, score: rating.score })}</p>
      {isLowScore(rating.score) && (
        <>
          <p>{t('talk', { branch: branch.name })}</p>
          <ContactLinks branch={branch} />
        </>
      )}
    </>
  );
}
