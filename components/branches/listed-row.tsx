import { MapPin, MessageCircle, Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/pictures/picture';
import type { Branch } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { phoneHref, whatsappHref } from '@/lib/domain/branches/contact';
import { linksOfServices } from '@/lib/domain/branches/service-links';
import { hasScreen } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { BranchHours } from './branch-hours';
import { BranchRow } from './branch-row';
import { ContactLinks } from './contact-links';
import { OpenLine } from './open-line';
import type { OpenTexts } from './open-sentence';
import { OrderingFacts } from './ordering-facts';

export type BranchLink = 'home' | 'booking' | 'menu' | 'services' | 'contact' | 'whatsapp' | 'office';

/** The width of a 16:9 picture that fills the square. */
const PICTURE_PX = 176;
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

async function Actions({ branch, link }: { branch: Branch; link: BranchLink }) {
  const words = await getTranslations('Contact');
  if (link === 'contact') return <ContactLinks branch={branch} />;
  if (link === 'services') return <ServiceLinks branch={branch} />;
  if (link === 'office') return <Contact branch={branch} />;
  return (
    <a className="button button-quiet" href={whatsappHref(branch.whatsapp) ?? `/${branch.slug}`} {...NEW_TAB}>
      <Icon of={MessageCircle} size={20} />
      {words('chat')}
    </a>
  );
}

/** Null where the row's own buttons lead on. */
function hrefOf({ branch, link }: { branch: Branch; link: BranchLink }): string | null {
  if (link === 'menu') return screenPath({ screen: '*/menu-digital', slug: branch.slug });
  if (link === 'booking') return screenPath({ screen: '*/reservar', slug: branch.slug });
  if (link === 'services') return linksOfServices(branch).length > 0 ? null : `/${branch.slug}`;
  return link === 'contact' || link === 'whatsapp' ? null : `/${branch.slug}`;
}

/** @param listedFor the services that the list is about; empty: all */
export async function ListedRow({
  branch,
  link,
  listedFor,
  tenant,
  openTexts,
}: {
  branch: Branch;
  link: BranchLink;
  listedFor: readonly ServiceChoice[];
  tenant: Instance;
  openTexts: OpenTexts;
}) {
  const services = await getTranslations('Services');
  const hasActions = link === 'office' || hrefOf({ branch, link }) === null;
  return (
    <BranchRow
      name={branch.name}
      href={hrefOf({ branch, link })}
      picture={branch.image && <Picture {...branch.image} alt="" shownWidth={PICTURE_PX} />}
      actions={hasActions && <Actions branch={branch} link={link} />}
    >
      <p className="text-muted">
        {branch.address}, {branch.city}
      </p>
      <OpenLine hours={branch.opening_hours} texts={openTexts} />
      {(link === 'home' || link === 'services') && (
        <OrderingFacts branch={branch} tenant={tenant} only={listedFor} />
      )}
      {link === 'office' && (
        <>
          <Services
            names={branch.services
              .filter((choice) => hasScreen({ choice, branch }))
              .map((choice) => services(choice))}
          />
          <BranchHours hours={branch.opening_hours} />
        </>
      )}
    </BranchRow>
  );
}
