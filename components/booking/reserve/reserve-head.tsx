import { getTranslations } from 'next-intl/server';
import { WidePicture } from '@/components/ui/pictures/wide-picture';
import type { Supplier } from '@/lib/contract/branches/supplier';

/** Picture and words of the branch. */
export async function ReserveHead({
  branch,
}: {
  branch: Pick<Supplier, 'name' | 'description' | 'address' | 'city' | 'banner' | 'image'>;
}) {
  const t = await getTranslations('Reserve');
  const picture = branch.banner ?? branch.image;
  return (
    <header>
      {picture && (
        <WidePicture {...picture} className="mt-2 aspect-[3/1] w-full rounded-[var(--radius)] object-cover" />
      )}
      <h1 className="mt-3 text-page">{t('title', { branch: branch.name })}</h1>
      <p className="mt-1 text-muted">
        {branch.address}, {branch.city}
      </p>
      {branch.description && <p className="mt-1">{branch.description}</p>}
    </header>
  );
}
