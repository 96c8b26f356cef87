'use client';

import { useTranslations } from 'next-intl';
import { useNamed } from '@/components/staff/named-button';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { mapLinks } from '@/lib/domain/delivery/map-links';

/** Opens the map that the courier drives by. */
export function WayThere({ place }: { place: NonNullable<StaffOrder['place']> }) {
  const t = useTranslations('Staff');
  const named = useNamed();
  const { google, waze, phone } = mapLinks(place);
  const maps = [
    { name: 'Google Maps', href: google },
    { name: 'Waze', href: waze },
    { name: t('map_phone'), href: phone },
  ];
  return (
    <nav className="flex flex-wrap gap-2" aria-label={t('way_there')}>
      {maps.map(({ name, href }) => (
        <a
          key={name}
          className="button button-quiet"
          href={href}
          target="_blank"
          rel="noreferrer"
          {...named(name)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
