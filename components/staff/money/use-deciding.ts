import { useTranslations } from 'next-intl';
import { useSending } from '@/components/staff/use-sending';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import { useAskMoney } from '@/lib/queries/staff/money';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useMoneyPlace } from './money-place';

/**
 * Sends a decision about money that waits; the lists are asked for again whatever came of it. Somebody else who was first is named
 * above the lists, as the row is gone by then. @param taken the sentence where another decision stands and nobody can be named
 */
export function useDeciding(taken: string) {
  const t = useTranslations('StaffMoney');
  const { slug, tell, own } = useMoneyPlace();
  const { http } = useStaff();
  const askAgain = useAskMoney(slug);
  return useSending(
    async (
      decide: (ask: Http) => Promise<{ by: string | null }>,
      { about, onDone }: { about: string; onDone?: () => void },
    ) => {
      own.add(about);
      try {
        const { by } = await decide(http(slug));
        if (by !== null) tell(t('by_other', { name: by, about }));
        onDone?.();
      } catch (error) {
        if (!(error instanceof ApiError) || error.key !== 'conflict') {
          own.delete(about);
          throw error;
        }
        const { by } = error.values;
        tell(typeof by === 'string' ? t('otherwise', { name: by, about }) : taken);
        onDone?.();
      } finally {
        askAgain();
      }
    },
  );
}
