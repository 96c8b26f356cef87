import { getTranslations } from 'next-intl/server';
import { OpenBadge } from '@/components/shell/open-badge';
import { loadOpenTexts } from '@/components/shell/open-texts';
import { BackLink } from '@/components/ui/back-link';
import { Picture } from '@/components/ui/picture';
import type { Instance } from '@/lib/contract/instance';
import type { ProductCard } from '@/lib/contract/menu';
import type { Supplier } from '@/lib/contract/supplier';
import { DishCard } from './dish-card';

type Section = { key: string; name: string; description: string; products: ProductCard[]; level: 2 | 3 };

/** Categories and their subcategories as one list of headed sections. */
export function toSections(supplier: Supplier): Section[] {
  return supplier.menu.categories.flatMap(({ subcategories, ...category }) => [
    { ...category, key: `c${category.id}`, level: 2 as const },
    ...subcategories.map((child) => ({ ...child, key: `c${child.id}`, level: 3 as const })),
  ]);
}

/** A branch and everything it sells; the same menu at home, on the table and to grab and go (decisions 23, 111). */
export async function BranchMenu({
  supplier,
  tenant,
  place,
}: {
  supplier: Supplier;
  tenant: Instance;
  place: 'home' | 'table';
}) {
  const [t, shell] = [await getTranslations('Menu'), await getTranslations('Shell')];
  const openTexts = await loadOpenTexts();
  const sections = toSections(supplier);
  // With a single link on the table the landing leads here, so there is no way back to it (decision 8).
  const isStart = tenant.links.length === 1 && tenant.links[0]?.type === 'on_table';
  const highlights = sections.flatMap((section) => section.products).filter((product) => product.important);
  const card = {
    supplierSlug: supplier.slug,
    currency: tenant.currency,
    timezone: supplier.opening_hours.timezone,
    now: new Date(),
  };
  return (
    <>
      <div className="h-[140px] overflow-hidden bg-brand min-[980px]:h-[220px]">
        {supplier.banner && (
          <Picture
            {...supplier.banner}
            alt=""
            shownWidth={1120}
            eager
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <main id="main" className="page pt-4">
        {!isStart && <BackLink href="/">{shell('home')}</BackLink>}
        <h1 className="mt-2 text-[28px]">{supplier.name}</h1>
        <p className="text-muted">
          {place === 'table' ? t('on_table') : `${supplier.address}, ${supplier.city}`}
        </p>
        <OpenBadge hours={supplier.opening_hours} texts={openTexts} />
        {tenant.consumption_tax_label && <p className="text-muted">{t('tax_included')}</p>}
        {sections.length === 0 && <p className="mt-8">{t('empty')}</p>}
        <nav aria-label={t('categories')} className="tabs mt-4">
          {highlights.length > 0 && <a href="#highlights">{t('highlights')}</a>}
          {supplier.menu.categories.map((category) => (
            <a key={category.id} href={`#c${category.id}`}>
              {category.name}
            </a>
          ))}
        </nav>
        {highlights.length > 0 && (
          <section id="highlights" className="section">
            <h2 className="text-[22px]">{t('highlights')}</h2>
            <ul className="grid min-[980px]:grid-cols-2 min-[980px]:gap-x-8">
              {highlights.map((product) => (
                <DishCard key={product.id} product={product} {...card} />
              ))}
            </ul>
          </section>
        )}
        {sections.map((section) => (
          <section key={section.key} id={section.key} className="section">
            <h2 className={section.level === 2 ? 'text-[22px]' : 'text-[18px]'}>{section.name}</h2>
            {section.description && <p className="text-muted">{section.description}</p>}
            <ul className="grid min-[980px]:grid-cols-2 min-[980px]:gap-x-8">
              {section.products.map((product) => (
                <DishCard key={product.id} product={product} {...card} />
              ))}
            </ul>
          </section>
        ))}
        {tenant.policies.length > 0 && (
          <p className="mt-8">
            <a
              className="inline-flex min-h-[44px] items-center text-brand-text underline"
              href={`/${supplier.slug}/politicas-servicio`}
            >
              {t('policies')}
            </a>
          </p>
        )}
      </main>
    </>
  );
}
