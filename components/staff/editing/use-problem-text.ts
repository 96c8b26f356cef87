import { useTranslations } from 'next-intl';
import type { Said } from '@/lib/domain/shop/problem';
import { sayProblem } from '@/lib/domain/shop/say-problem';

/** Says what is wrong with a shop, in the language of the person. */
export function useProblemText() {
  const t = useTranslations('Problems');
  return ({ key, values, meant }: Pick<Said, 'key' | 'values'> & { meant?: string | undefined }): string =>
    sayProblem({ key, values, ...(meant === undefined ? {} : { meant }) }, t as never);
}
