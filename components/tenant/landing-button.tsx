import {
  BedDouble,
  Bike,
  CalendarClock,
  CalendarHeart,
  ExternalLink,
  Mail,
  MessageCircle,
  PackageCheck,
  Phone,
  ShoppingBag,
  Store,
  UtensilsCrossed,
} from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LandingButton as Button } from '@/lib/domain/tenant/landing-buttons';

const ICONS = {
  service_delivery: Bike,
  service_schedule: CalendarClock,
  service_take_away: ShoppingBag,
  service_table: UtensilsCrossed,
  service_book: CalendarHeart,
  service_room: BedDouble,
  service_grab_and_go: PackageCheck,
  unknown: Store,
  stores: Store,
  contact: MessageCircle,
  call: Phone,
  mail: Mail,
  external: ExternalLink,
} as const;

function iconOfAddress(href: string | null): keyof typeof ICONS {
  if (href?.startsWith('tel:')) return 'call';
  return href?.startsWith('mailto:') ? 'mail' : 'external';
}

export function LandingLink({
  icon,
  href,
  newTab = false,
  children,
}: {
  icon: keyof typeof ICONS;
  /** Null: no link (guarantee/safe-links). */
  href: string | null;
  newTab?: boolean;
  children: ReactNode;
}) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="button button-quiet landing-button" {...(href ? { href, ...tab } : {})}>
      <Icon of={ICONS[icon]} size={24} />
      <span>{children}</span>
    </a>
  );
}

export async function LandingButton({ button }: { button: Button }) {
  const t = await getTranslations('Landing');
  if (button.kind === 'external') {
    const { label, href, newTab } = button;
    return (
      <LandingLink icon={iconOfAddress(href)} href={href} newTab={newTab}>
        {label}
      </LandingLink>
    );
  }
  const name = button.kind === 'unknown' ? 'unknown' : button.target;
  const by = button.kind === 'contact' ? button.by : null;
  const tab = by === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={`button landing-button ${by ? 'button-quiet' : ''}`} href={button.href} {...tab}>
      <Icon of={ICONS[name]} size={24} />
      <span>
        {button.label ?? t(name)}
        {by && <span className="landing-by">{t(`by_${by}`)}</span>}
      </span>
    </a>
  );
}
