'use client';

import { MessageCircle, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type BranchContact, contactOf } from '@/lib/domain/branches/contact';

/** The branch's contact for questions about an order. */
export function BranchHelp({ branch }: { branch: BranchContact }) {
  const t = useTranslations('Order');
  const { phone, whatsapp: chat } = contactOf(branch);
  if (!phone && !chat) return null;
  return (
    <section className="mt-8">
      <h2 className="text-lead">{t('help')}</h2>
      <div className="mt-2 flex flex-wrap gap-3">
        {phone && (
          <a className="button button-quiet flex-1" href={phone}>
            <Icon of={Phone} size={20} />
            {t('call')}
          </a>
        )}
        {chat && (
          <a className="button button-quiet flex-1" href={chat} target="_blank" rel="noopener noreferrer">
            <Icon of={MessageCircle} size={20} />
            {t('chat')}
          </a>
        )}
      </div>
    </section>
  );
}
