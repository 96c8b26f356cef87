import { useApp, useSlice } from '@/lib/browser/app-provider';
import { openDayAt } from '@/lib/domain/branches/night';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';

type Branch = Pick<NonNullable<ScreenFacts['supplier']>, 'id' | 'hours'>;

/** The branch's day now; a night belongs to the day on which it began (rule branches/night). */
const todayAt = ({ hours }: Branch): string => openDayAt({ hours, at: new Date() });

/** Whether this phone has rated a visit today, or answered a survey: neither is asked again on the same day. */
export function useAnsweredToday(branch: Branch) {
  const { stores } = useApp();
  const rated = useSlice('ontable', (state) => state.rated);
  const answered = useSlice('ontable', (state) => state.answered);
  const day = todayAt(branch);
  const isHere = (one: { supplierId: number; day: string } | null) =>
    one?.supplierId === branch.id && one.day === day;
  return {
    hasRated: isHere(rated),
    hasAnswered: (survey: string) => answered.some((one) => isHere(one) && one.survey === survey),
    keepRated: () => stores.ontable.setState({ rated: { supplierId: branch.id, day: todayAt(branch) } }),
    keepAnswered: (survey: string) =>
      stores.ontable.setState((state) => ({
        answered: [
          // Answers of earlier days are not needed.
          ...state.answered.filter((one) => one.day === day).slice(-19),
          { supplierId: branch.id, survey, day: todayAt(branch) },
        ],
      })),
  };
}
