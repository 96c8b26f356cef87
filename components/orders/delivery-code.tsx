import { useTranslations } from 'next-intl';

/** Four signs that prove the delivery to the courier, in big type, while it is on its way (rule orders/delivery-code). */
export function DeliveryCode({ code }: { code: string | null }) {
  const t = useTranslations('Order');
  if (code === null) return null;
  return (
    <p className="pick-up">
      {t('delivery_code')}
      <strong className="pick-up-code">{code}</strong>
    </p>
  );
}
