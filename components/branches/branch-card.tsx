import { MapPin, MessageCircle, Phone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { OpenBadge, type OpenTexts } from '@/components/shell/open-badge';
import { Picture } from '@/components/ui/picture';
import type { Branch } from '@/lib/contract/supplier';
import type { Currency } from '@/lib/domain/currencies';
import { formatMoney, toMinor } from '@/lib/domain/money';

/** What a card is for: the branch's home, its table menu, its WhatsApp, or only to inform. */
export type BranchLink = 'home' | 'menu' | 'whatsapp' | 'office';

function hrefOf({ branch, link }: { branch: Branch; link: BranchLink }): string {
  if (link === 'menu') return `/${branch.slug}/menu-digital`;
  if (link === 'whatsapp') return `https://wa.me/${(branch.whatsapp ?? '').replace(/\D/g, '')}`;
  return `/${branch.slug}`;
}

const mapUrl = ({ latitude, longitude }: Branch['location']) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

export async function BranchCard({
  branch,
  link,
  currency,
  openTexts,
}: {
  branch: Branch;
  link: BranchLink;
  currency: Currency;
  openTexts: OpenTexts;
}) {
  const [t, services] = [await getTranslations('Branches'), await getTranslations('Services')];
  const minimumMinor = toMinor({ amount: branch.minimum_order_value, currency }) ?? 0;
  return (
    <article className="card flex h-full flex-col">
      {branch.image && (
        <Picture {...branch.image} alt="" shownWidth={640} className="aspect-[16/9] w-full object-cover" />
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-[22px]">{branch.name}</h2>
        <p className="text-muted">
          {branch.address}, {branch.city}
        </p>
        <OpenBadge hours={branch.opening_hours} texts={openTexts} />
        {link === 'home' && minimumMinor > 0 && (
          <p className="text-muted">
            {t('minimum', { amount: formatMoney({ amountMinor: minimumMinor, currency }) })}
          </p>
        )}
        {link !== 'whatsapp' && branch.services.length > 0 && (
          <p className="flex flex-wrap gap-1">
            {branch.services.map((service) => (
              <span key={service} className="chip">
                {services(service)}
              </span>
            ))}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <a className="button flex-1" href={hrefOf({ branch, link })}>
            {link === 'whatsapp' && <MessageCircle size={22} aria-hidden />}
            {t(link === 'whatsapp' ? 'chat' : 'menu')}
          </a>
          {link === 'office' && (
            <a
              className="button button-quiet"
              href={mapUrl(branch.location)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MapPin size={22} aria-hidden />
              {t('map')}
            </a>
          )}
          {link === 'office' && branch.phone && (
            <a className="button button-quiet" href={`tel:${branch.phone.replace(/[^\d+]/g, '')}`}>
              <Phone size={22} aria-hidden />
              {t('call')}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
