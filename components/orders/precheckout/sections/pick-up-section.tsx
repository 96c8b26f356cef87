import { useTranslations } from 'next-intl';
import { Section } from './section';

export function PickUpSection({
  branch: { name, address, city },
}: {
  branch: { name: string; address: string; city: string };
}) {
  const t = useTranslations('Checkout');
  return (
    <Section title={t('pick_up')}>
      <p className="font-semibold">{name}</p>
      <p className="text-muted">
        {address}, {city}
      </p>
    </Section>
  );
}
