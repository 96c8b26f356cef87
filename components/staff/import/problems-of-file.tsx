'use client';

import { useTranslations } from 'next-intl';
import { useProblemText } from '@/components/staff/editing/use-problem-text';
import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';

/** Rows that cannot be read, each with its product. */
export function ProblemsOfFile({
  read: { problems, more },
}: {
  read: Extract<ReadMenu, { outcome: 'problems' }>;
}) {
  const t = useTranslations('StaffImport');
  const sayProblem = useProblemText();
  return (
    <section className="edit-refusal" role="alert">
      <h2 className="text-section">{t('problems')}</h2>
      <ul className="list-inside list-disc">
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            {problem.about ? `${problem.about.key}: ` : ''}
            {sayProblem(problem)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('problems_more', { count: more })}</p>}
    </section>
  );
}
