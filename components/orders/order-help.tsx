'use client';

import { MessageCircle, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders/orders';
import { contactOf } from '@/lib/domain/branches/contact';

export function OrderHelp({ supplier }: Pick<Order, 'supplier'>) {
  const t = useTranslations('Order');
  const { phone, whatsapp: chat } = contactOf(supplier);
  if (!phone && !chat) return null;
  return (
    <section className="mt-8">
      <h2 className="text-lead">{t('help')}</h2>
      <div className="mt-2 flex gap-3">
        {phone && (
          <a className="button button-quiet flex-1" href={phone}>
            <Phone size={20} aria-hidden />
            {t('call')}
          </a>
        )}
        {chat && (
          <a className="button button-quiet flex-1" href={chat} target="_blank" rel="noopener noreferrer">
            <MessageCircle size={20} aria-hidden />
            {t('chat')}
          </a>
        )}
      </div>
    </section>
  );
}
