import { SearchX, UserX } from 'lucide';
import { useTranslations } from 'next-intl';
import { ContactLinks } from '@/components/branches/contact-links';
import { Icon } from '@/components/ui/icon';
import { ApiError } from '@/lib/clients/api-error';
import { BRANCH_QUERY, screenPath } from '@/lib/domain/tenant/screen-path';
import { useBranchList } from '@/lib/queries/delivery/branch-list';

function WayOut({ text, slug = null }: { text: string; slug?: string | null }) {
  const t = useTranslations('BookInfo');
  return (
    <>
      <p className="text-muted">{text}</p>
      <a className="button" href={slug === null ? '/' : screenPath({ screen: '*', slug })}>
        {t('home')}
      </a>
    </>
  );
}

/** The branch that a calendar's link names, and how to reach it (rule booking/calendar). */
function WayOutOf({ slug }: { slug: string }) {
  const t = useTranslations('BookInfo');
  const { data, isPending } = useBranchList();
  const branch = data?.find((one) => one.slug === slug);
  if (!branch) return isPending ? null : <WayOut text={t('missing_text')} />;
  return (
    <>
      <WayOut text={t('missing_of', { branch: branch.name })} slug={slug} />
      <ContactLinks branch={branch} />
    </>
  );
}

/**
 * A guessed link, a cut-off link and somebody else's booking all get this page: it does not say which. A guest whom the
 * organiser took off is told that (rule booking/guests).
 */
export function NoBooking({ error }: { error: unknown }) {
  const t = useTranslations('BookInfo');
  const isRemoved = error instanceof ApiError && error.key === 'booking_guest_removed';
  const slug = isRemoved ? null : new URLSearchParams(location.search).get(BRANCH_QUERY);
  return (
    <section className="grid justify-items-center gap-4 py-8 text-center">
      <span className="grid size-[88px] place-content-center rounded-full bg-brand text-on-brand">
        <Icon of={isRemoved ? UserX : SearchX} size={40} />
      </span>
      <h1 className="text-page">{t(isRemoved ? 'removed' : 'missing')}</h1>
      {slug === null ? (
        <WayOut text={t(isRemoved ? 'removed_text' : 'missing_text')} />
      ) : (
        <WayOutOf slug={slug} />
      )}
    </section>
  );
}
