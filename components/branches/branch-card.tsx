import { MapPin, MessageCircle, Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Branch } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { phoneHref, whatsappHref } from '@/lib/domain/branches/contact';
import { linksOfServices } from '@/lib/domain/branches/service-links';
import { hasScreen } from '@/lib/domain/branches/service-support';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { BranchHours } from './branch-hours';
import { ContactLinks } from './contact-links';
import { OpenBadge } from './open-badge';
import type { OpenTexts } from './open-sentence';
import { OrderingFacts } from './ordering-facts';

export type BranchLink = 'home' | 'menu' | 'services' | 'contact' | 'whatsapp' | 'office';

function hrefOf({ branch, link }: { branch: Branch; link: BranchLink }): string {
  if (link === 'menu') return screenPath({ screen: '*/menu-digital', slug: branch.slug });
  if (link === 'whatsapp') return whatsappHref(branch.whatsapp) ?? `/${branch.slug}`;
  return `/${branch.slug}`;
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

const mapUrl = ({ latitude, longitude }: Branch['location']) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

async function ServiceLinks({ branch }: { branch: Branch }) {
  const [t, services] = [await getTranslations('Branches'), await getTranslations('Services')];
  return (
    <ul aria-label={t('choose')} className="branch-services">
      {linksOfServices(branch).map(({ choice, href, by }) => (
        <li key={choice}>
          <a className="button button-quiet" href={href} {...(by === 'whatsapp' ? NEW_TAB : {})}>
            {by === null ? services(choice) : t(`ask_${by}`, { service: services(choice) })}
          </a>
        </li>
      ))}
    </ul>
  );
}

async function Actions({
  branch,
  link,
  establishment,
}: {
  branch: Branch;
  link: BranchLink;
  establishment: EstablishmentKind;
}) {
  const [t, words] = [await getTranslations('Branches'), await getTranslations('Contact')];
  if (link === 'contact') return <ContactLinks branch={branch} />;
  if (link === 'services' && linksOfServices(branch).length > 0) return <ServiceLinks branch={branch} />;
  return (
    // The list's script adds `?service=`.
    <a className="button w-full" href={hrefOf({ branch, link })} suppressHydrationWarning>
      {link === 'whatsapp' && <Icon of={MessageCircle} size={22} />}
      {link === 'whatsapp' ? words('chat') : t('menu', { establishment })}
    </a>
  );
}

async function Contact({ branch }: { branch: Branch }) {
  const [t, words] = [await getTranslations('Branches'), await getTranslations('Contact')];
  const phone = phoneHref(branch.phone);
  return (
    <div className="branch-contact">
      <a className="button button-quiet" href={mapUrl(branch.location)} {...NEW_TAB}>
        <Icon of={MapPin} size={20} />
        {t('map')}
      </a>
      {phone && (
        <a className="button button-quiet" href={phone}>
          <Icon of={Phone} size={20} />
          {words('call')}
        </a>
      )}
    </div>
  );
}

function Services({ names }: { names: string[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1">
      {names.map((name) => (
        <span key={name} className="chip">
          {name}
        </span>
      ))}
    </p>
  );
}

export async function BranchCard({
  branch,
  link,
  establishment,
  tenant,
  openTexts,
}: {
  branch: Branch;
  link: BranchLink;
  establishment: EstablishmentKind;
  tenant: Instance;
  openTexts: OpenTexts;
}) {
  const services = await getTranslations('Services');
  return (
    <article className="card flex h-full flex-col">
      {branch.image && (
        <Picture {...branch.image} alt="" shownWidth={640} className="aspect-[16/9] w-full object-cover" />
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-section">{branch.name}</h2>
        <p className="text-muted">
          {branch.address}, {branch.city}
        </p>
        <OpenBadge hours={branch.opening_hours} texts={openTexts} />
        {link === 'home' && <OrderingFacts branch={branch} tenant={tenant} />}
        {(link === 'home' || link === 'menu' || link === 'office') && (
          <Services names={branch.services.filter(hasScreen).map((service) => services(service))} />
        )}
        {link === 'office' && <BranchHours hours={branch.opening_hours} />}
        <div className="mt-auto grid gap-2 pt-2">
          <Actions branch={branch} link={link} establishment={establishment} />
          {link === 'office' && <Contact branch={branch} />}
        </div>
      </div>
    </article>
  );
}
