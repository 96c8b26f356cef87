'use client';

import { useTranslations } from 'next-intl';
import { PictureEdit } from '@/components/staff/editing/fields/picture-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import { SelectField } from '@/components/ui/select-field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { styleValue, withStyleValue } from '@/lib/domain/shop/own-style';
import { noteColors } from '@/lib/theme/color-notes';
import { at } from './at';
import { ColorEdit } from './color-edit';

/** Says which colours nobody could read, and shows what diners see in their place. */
function Contrast({ theme }: Pick<Shop['tenant'], 'theme'>) {
  const t = useTranslations('StaffLook');
  const notes = noteColors({
    ...{ dark: theme.dark, theme_color: theme.themeColor },
    ...{ titles_txt_color: theme.titlesColor, page_bgcolor: theme.pageColor },
  });
  return (
    <div role="status" className="grid gap-2">
      {notes.length === 0 && <p className="text-muted">{t('contrast_good')}</p>}
      {notes.map(({ color, shown, ratio, least }) => (
        <p key={color} className="look-contrast">
          <span className="look-swatch" style={{ background: shown }} aria-hidden />
          <span>{t(`contrast_${color}`, { ratio, least, shown })}</span>
        </p>
      ))}
    </div>
  );
}

const CORNERS = { straight: '0px', soft: '', round: '20px' } as const;
type Corner = keyof typeof CORNERS;

function Corners() {
  const t = useTranslations('StaffLook');
  const { value, set, error } = usePlace(at('styleCustom'));
  const style = typeof value === 'string' ? value : '';
  const own = styleValue(style, '--radius');
  const known = (Object.keys(CORNERS) as Corner[]).find((name) => CORNERS[name] === own);
  const options = (Object.keys(CORNERS) as Corner[]).map((name) => ({
    value: name as string,
    text: t(`corner_${name}`),
  }));
  return (
    <SelectField
      {...{ label: t('corners'), error }}
      value={known ?? own}
      options={known ? options : [...options, { value: own, text: own }]}
      onChange={(to) => set(withStyleValue(style, '--radius', to in CORNERS ? CORNERS[to as Corner] : to))}
    />
  );
}

/** Colours, corners and pictures of the restaurant. */
export function Colors({ theme }: Pick<Shop['tenant'], 'theme'>) {
  const t = useTranslations('StaffLook');
  return (
    <>
      <section className="edit-card">
        <h2 className="text-section">{t('colors')}</h2>
        <ColorEdit at={at('theme', 'themeColor')} label={t('themeColor')} hint={t('themeColor_hint')} />
        <ColorEdit at={at('theme', 'titlesColor')} label={t('titlesColor')} />
        <ColorEdit at={at('theme', 'pageColor')} label={t('pageColor')} />
        <SwitchEdit at={at('theme', 'dark')} label={t('dark')} hint={t('dark_hint')} />
        <Contrast {...{ theme }} />
        <Corners />
      </section>
      <section className="edit-card">
        <h2 className="text-section">{t('pictures')}</h2>
        <div className="look-pictures">
          <PictureEdit at={at('logo')} label={t('logo')} hint={t('logo_hint')} aspect={1} />
          <PictureEdit at={at('theme', 'background')} label={t('background')} hint={t('background_hint')} />
          <PictureEdit at={at('preload')} label={t('preload')} hint={t('preload_hint')} aspect={1} />
          <PictureEdit at={at('favicon')} label={t('favicon')} hint={t('favicon_hint')} aspect={1} />
        </div>
      </section>
    </>
  );
}
