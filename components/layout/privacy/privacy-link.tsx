import { PRIVACY_ID } from '@/components/layout/slots';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** Leads from the question about cookies to what is kept and how long (rule visit/privacy). */
export const PrivacyLink = ({ slug, children }: { slug: string; children: string }) => (
  <a className="underline" href={`${screenPath({ screen: '*/politicas-servicio', slug })}#${PRIVACY_ID}`}>
    {children}
  </a>
);
