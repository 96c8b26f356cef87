import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import { requiredKey } from '@/lib/domain/people/required-words';
import type { Problem } from './find-problems';

/** @returns what is said of a problem at the field of a path */
export function useProblemText(): (problem: Problem, path: string) => string {
  const t = useTranslations('Checkout');
  const errorText = useErrorText(useApp().tenant);
  return (problem, path) => {
    switch (problem.key) {
      case 'required':
        return t(requiredKey(path));
      case 'phone_length':
      case 'postcode_length':
        return t(problem.key, { digits: problem.digits });
      case 'document_length':
      case 'document_check':
        return t(problem.key, problem);
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
