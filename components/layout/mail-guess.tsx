'use client';

import { useTranslations } from 'next-intl';
import { guessMail } from '@/lib/domain/people/mail-guess';

/** Says below a field for a mail what was probably meant, which a tap takes (rule people/contact). */
export function MailGuess({ typed, onTake }: { typed: string; onTake: (address: string) => void }) {
  const t = useTranslations('Checkout');
  const meant = guessMail(typed);
  return (
    <div role="status" className="empty:hidden">
      {meant && (
        <button type="button" className="link-button" onClick={() => onTake(meant)}>
          {t('mail_meant', { address: meant })}
        </button>
      )}
    </div>
  );
}
