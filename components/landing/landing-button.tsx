import {
  Bike,
  CalendarClock,
  CalendarHeart,
  ExternalLink,
  ShoppingBag,
  Store,
  UtensilsCrossed,
} from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { LandingButton as Button } from '@/lib/domain/landing-buttons';

const ICONS = {
  service_delivery: Bike,
  service_schedule: CalendarClock,
  service_take_away: ShoppingBag,
  service_table: UtensilsCrossed,
  service_book: CalendarHeart,
} as const;

/** One landing button: the custom label when there is one, else the translated default of its target. */
export async function LandingButton({ button }: { button: Button }) {
  const t = await getTranslations('Landing');
  if (button.kind === 'external') {
    const label = button.label ?? button.href ?? '';
    const tab = button.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a className="button button-quiet" {...(button.href ? { href: button.href, ...tab } : {})}>
        <ExternalLink size={22} aria-hidden />
        {label}
      </a>
    );
  }
  const Icon = button.kind === 'service' ? ICONS[button.target] : Store;
  return (
    <a className="button" href={button.href}>
      <Icon size={22} aria-hidden />
      {button.label ?? t(button.kind === 'service' ? button.target : 'unknown')}
    </a>
  );
}
