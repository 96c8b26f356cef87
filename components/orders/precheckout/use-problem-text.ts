import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Problem } from './find-problems';

export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('Checkout');
  const errorText = useErrorText(useVisit().tenant);
  return (problem) => {
    switch (problem.key) {
      case 'phone_length':
      case 'postcode_length':
        return t(problem.key, { digits: problem.digits });
      case 'cash_amount_low':
        return errorText('cash_amount_low', { total: problem.total });
      case 'zone_required':
      case 'schedule_required':
      case 'payment_method_required':
      case 'guest_required':
        return errorText(problem.key);
      case 'age_required':
      case 'under_age':
        return errorText(problem.key, { age: problem.age });
      default:
        return t(problem.key);
    }
  };
}
