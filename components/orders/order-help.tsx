'use client';

import { MessageCircle, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders';

/** Whom to ask about an order, as far as its branch can be asked. */
export function OrderHelp({ supplier }: Pick<Order, 'supplier'>) {
  const t = useTranslations('Order');
  const phone = supplier.phone?.replace(/[^\d+]/g, '');
  const chat = supplier.whatsapp?.replace(/\D/g, '');
  if (!phone && !chat) return null;
  return (
    <section className="mt-8">
      <h2 className="text-[18px]">{t('help')}</h2>
      <div className="mt-2 flex gap-3">
        {phone && (
          <a className="button button-quiet flex-1" href={`tel:${phone}`}>
            <Phone size={20} aria-hidden />
            {t('call')}
          </a>
        )}
        {chat && (
          <a
            className="button button-quiet flex-1"
            href={`https://wa.me/${chat}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle size={20} aria-hidden />
            {t('chat')}
          </a>
        )}
      </div>
    </section>
  );
}
