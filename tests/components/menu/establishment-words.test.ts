import { createTranslator } from 'next-intl';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { ESTABLISHMENT_CATEGORIES, establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { textsOf } from '@/tests/support/browser/render-texts';

const KITCHEN = { es: 'cocina', en: 'kitchen', pt: 'cozinha' };
const SHOP = { es: 'tienda', en: 'store', pt: 'loja' };
const SHOPS = ['store', 'bakery'];

test.each(LANGUAGES.flatMap((lang) => ESTABLISHMENT_CATEGORIES.map((category) => [lang, category] as const)))(
  'in %s the note on a product names who prepares it in a %s (rule tenant/establishment)',
  (lang, category) => {
    const t = createTranslator({ locale: lang, messages: textsOf({ lang }), namespace: 'Cart' });
    const label = t('comment', { establishment: establishmentKindOf(category) });
    expect(label).toContain((SHOPS.includes(category) ? SHOP : KITCHEN)[lang]);
  },
);
