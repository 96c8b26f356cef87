import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useMoneyPlace } from './money-place';

/** Says above the lists that what somebody is deciding about is gone, because somebody else decided first (rule staff/money). */
export function useSaidGone({ isDeciding, about }: { isDeciding: boolean; about: string }) {
  const t = useTranslations('StaffMoney');
  const { tell, own } = useMoneyPlace();
  const say = useRef<(() => void) | null>(null);
  say.current = isDeciding
    ? () => {
        if (!own.has(about)) tell(t('gone', { about }));
      }
    : null;
  useEffect(() => () => say.current?.(), []);
}
