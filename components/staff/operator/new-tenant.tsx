'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { OneTimeLink } from '@/components/staff/people/invite';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { ApiError } from '@/lib/clients/api-error';
import { type MadeTenant, makeTenant } from '@/lib/contract/staff/operators/operator-calls';
import { COUNTRIES, LANGUAGES } from '@/lib/domain/tenant/countries';
import { ESTABLISHMENT_CATEGORIES } from '@/lib/domain/tenant/establishments';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useNewTenant } from './use-new-tenant';

const FIELDS = ['slug', 'domain'] as const;
/** Another restaurant has it, or the address of all restaurants' people. */
const TAKEN = ['taken', 'reserved_path', 'host_taken', 'host_of_staff'];
type Wrong = { [Name in (typeof FIELDS)[number]]?: string };
type New = ReturnType<typeof useNewTenant>;

/** The sentences about the two fields that something else may have already. */
function useWrong() {
  const t = useTranslations('StaffOperator');
  const [wrong, setWrong] = useState<Wrong>({});
  /** @returns the sentence above the button; null: that of all screens */
  const tell = (error: unknown): string | null => {
    const fields = error instanceof ApiError && error.key === 'invalid_input' ? error.fields : {};
    const found: Wrong = {};
    for (const name of FIELDS)
      if (name in fields)
        found[name] = t(TAKEN.includes(fields[name] ?? '') ? `${name}_taken` : `${name}_wrong`);
    setWrong(found);
    return Object.keys(found).length > 0 ? t('new_wrong') : null;
  };
  return { wrong, tell, forget: () => setWrong({}) };
}

function Where({ shop, type, wrong }: Pick<New, 'shop' | 'type'> & { wrong: Wrong }) {
  const t = useTranslations('StaffOperator');
  const lang = useLocale();
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const languages = new Intl.DisplayNames(lang, { type: 'language' });
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <Field
        {...{ ...plain, label: t('new_slug'), hint: t('new_slug_hint'), value: shop.slug, error: wrong.slug }}
        onChange={(slug) => type({ slug })}
      />
      <Field
        {...{ ...plain, label: t('new_domain'), value: shop.domain, error: wrong.domain }}
        onChange={(domain) => type({ domain })}
      />
      <SelectField
        label={t('new_country')}
        value={shop.country}
        options={COUNTRIES.map((value) => ({ value, text: names.of(value) ?? value }))}
        onChange={(value) => type({ country: COUNTRIES.find((one) => one === value) ?? shop.country })}
      />
      <SelectField
        label={t('new_language')}
        value={shop.language}
        options={LANGUAGES.map((value) => ({ value, text: languages.of(value) ?? value }))}
        onChange={(language) => type({ language })}
      />
      <Field
        {...{ label: t('new_city'), value: shop.city, autoComplete: 'off' }}
        onChange={(city) => type({ city })}
      />
      <Field
        {...{ label: t('new_address'), value: shop.address, autoComplete: 'off' }}
        onChange={(address) => type({ address })}
      />
    </>
  );
}

function Told({ shop, type, wrong }: Pick<New, 'shop' | 'type'> & { wrong: Wrong }) {
  const t = useTranslations('StaffOperator');
  const look = useTranslations('StaffLook');
  return (
    <div className="tenants-new">
      <Field
        {...{ label: t('new_name'), value: shop.name, autoComplete: 'off', maxLength: 120 }}
        onChange={(name) => type({ name })}
      />
      <SelectField
        label={look('category')}
        value={shop.category}
        options={ESTABLISHMENT_CATEGORIES.map((value) => ({ value, text: look(`category_${value}`) }))}
        onChange={(value) =>
          type({ category: ESTABLISHMENT_CATEGORIES.find((one) => one === value) ?? shop.category })
        }
      />
      <Where {...{ shop, type, wrong }} />
      <Field
        {...{ label: t('new_mail'), hint: t('new_mail_hint'), value: shop.mail }}
        {...{ type: 'email', inputMode: 'email', autoComplete: 'off' }}
        onChange={(mail) => type({ mail })}
      />
    </div>
  );
}

function Made({ made: { tenant, owner }, onAnother }: { made: MadeTenant; onAnother: () => void }) {
  const t = useTranslations('StaffOperator');
  return (
    <section className="tenant-part" aria-label={t('new')}>
      <p role="status">{t('made', { name: tenant.name })}</p>
      {owner && (
        <OneTimeLink
          url={owner.url}
          text={t(owner.sent ? 'link_sent' : 'link_shown', { mail: owner.mail })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <a className="button" href={`/operator/${tenant.slug}`}>
          {t('made_go')}
        </a>
        <button type="button" className="button button-quiet" onClick={onAnother}>
          {t('made_another')}
        </button>
      </div>
    </section>
  );
}

/** Makes a restaurant and invites its owner (rule tenant/starter). @param onMade it stands in the list by now */
export function NewTenant({ baseDomain, onMade }: { baseDomain: string | null; onMade: () => void }) {
  const t = useTranslations('StaffOperator');
  const { http } = useStaff();
  const { shop, type, clear } = useNewTenant(baseDomain);
  const { wrong, tell, forget } = useWrong();
  const [made, setMade] = useState<MadeTenant | null>(null);
  const { press, isPending, fault } = useSending(async () => {
    forget();
    const { mail, language, ...rest } = shop;
    const body = {
      ...{ ...rest, language: LANGUAGES.find((one) => one === language) ?? LANGUAGES[0] },
      ...(mail.trim() === '' ? {} : { mail }),
    };
    setMade(await http(null)(makeTenant, { body }));
    clear();
    onMade();
  }, tell);
  if (made) return <Made {...{ made }} onAnother={() => setMade(null)} />;
  const isReady = [shop.name, shop.slug, shop.domain, shop.city, shop.address].every(
    (text) => text.trim() !== '',
  );
  return (
    <form
      className="tenant-part"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) press();
      }}
    >
      <h2 className="text-section">{t('new')}</h2>
      <p className="text-muted">{t('new_text')}</p>
      <Told {...{ shop, type, wrong }} />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="submit" className="button justify-self-start" disabled={isPending || !isReady}>
        {t('new_go')}
      </button>
    </form>
  );
}
