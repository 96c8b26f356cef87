'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { SOCIAL_NETWORKS } from '@/lib/contract/tenant/instance';
import { SERVICE_CHOICES, SERVICE_OF_TARGET, SERVICE_TARGETS } from '@/lib/domain/branches/services';
import { textIn } from '@/lib/domain/shop/list-products';
import { at } from './at';
import { Rows } from './rows';

type Button = Shop['tenant']['linktree'][number];
type Social = Shop['tenant']['socials'][number];

const isLink = (target: string) => /^_?(blank|self)$/.test(target);

function ButtonFields({ button, change }: { button: Button; change: (to: Button) => void }) {
  const t = useTranslations('StaffLook');
  const service = useTranslations('Services');
  const say = useTranslations('StaffEditing');
  const { langs } = useEditing();
  const targets = SERVICE_TARGETS.map((value) => ({
    value: value as string,
    text: service(SERVICE_OF_TARGET[value]),
  }));
  const links = ['blank', 'self'] as const;
  return (
    <div className="look-pair">
      <SelectField
        label={t('button_leads')}
        value={button.target.replace(/^_/, '')}
        options={[...targets, ...links.map((value) => ({ value, text: t(`button_${value}`) }))]}
        onChange={(target) => change({ ...button, target, url: isLink(target) ? button.url : null })}
      />
      {isLink(button.target) && (
        <Field
          {...{ label: t('address'), hint: t('address_hint'), value: button.url ?? '' }}
          onChange={(url) => change({ ...button, url: url === '' ? null : url })}
          type="url"
          autoComplete="off"
        />
      )}
      {langs.map((lang) => (
        <Field
          key={lang}
          label={langs.length === 1 ? t('button_text') : `${t('button_text')} · ${say(`language_${lang}`)}`}
          hint={isLink(button.target) ? undefined : t('button_text_hint')}
          value={button.labelCustom[lang] ?? ''}
          onChange={(text) => {
            const { [lang]: _before, ...others } = button.labelCustom;
            change({ ...button, labelCustom: text === '' ? others : { ...others, [lang]: text } });
          }}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

function Buttons({ linktree }: Pick<Shop['tenant'], 'linktree'>) {
  const t = useTranslations('StaffLook');
  const service = useTranslations('Services');
  const { languages } = useEditing();
  const { set, error } = usePlace(at('linktree'));
  const nameOf = ({ labelCustom, label, target }: Button) => {
    const known = SERVICE_TARGETS.find((one) => one === target);
    return textIn(labelCustom, languages) || label || (known ? service(SERVICE_OF_TARGET[known]) : target);
  };
  const added: Button = { label: '', labelCustom: {}, url: 'https://', target: 'blank' };
  return (
    <section className="edit-card">
      <h2 className="text-section">{t('buttons')}</h2>
      <p className="text-muted">{t('buttons_text')}</p>
      <Rows rows={linktree} {...{ nameOf }} onChange={set}>
        {(button, change) => <ButtonFields {...{ button, change }} />}
      </Rows>
      {error !== undefined && <p className="text-danger">{error}</p>}
      <button type="button" className="button button-quiet" onClick={() => set([...linktree, added])}>
        {t('button_add')}
      </button>
      <SwitchEdit at={at('flags', 'linktreeAddSuppliers')} label={t('stores_button')} />
      <LanguageEdit at={at('storesLabel')} label={t('stores_label')} hint={t('button_text_hint')} />
    </section>
  );
}

function Socials({ socials }: Pick<Shop['tenant'], 'socials'>) {
  const t = useTranslations('StaffLook');
  const { set, error } = usePlace(at('socials'));
  const added: Social = { network: 'instagram', url: 'https://' };
  return (
    <section className="edit-card">
      <h2 className="text-section">{t('socials')}</h2>
      <Rows rows={socials} nameOf={({ network }) => t(`network_${network}`)} onChange={set}>
        {(social, change) => (
          <div className="look-pair">
            <SelectField
              label={t('network')}
              value={social.network}
              options={SOCIAL_NETWORKS.map((value) => ({ value, text: t(`network_${value}`) }))}
              onChange={(network) => change({ ...social, network: network as Social['network'] })}
            />
            <Field
              {...{ label: t('address'), value: social.url }}
              onChange={(url) => change({ ...social, url })}
              type="url"
              autoComplete="off"
            />
          </div>
        )}
      </Rows>
      {error !== undefined && <p className="text-danger">{error}</p>}
      <button type="button" className="button button-quiet" onClick={() => set([...socials, added])}>
        {t('social_add')}
      </button>
    </section>
  );
}

/** The first page: what is offered, its buttons and the networks. */
export function LandingPart({ tenant }: Pick<Shop, 'tenant'>) {
  const t = useTranslations('StaffLook');
  const service = useTranslations('Services');
  return (
    <>
      <section className="edit-card">
        <h2 className="text-section">{t('offered')}</h2>
        <SeveralEdit
          at={at('links')}
          {...{ label: t('links'), hint: t('links_hint') }}
          options={SERVICE_CHOICES.map((value) => ({ value, text: service(value) }))}
        />
      </section>
      <Buttons linktree={tenant.linktree} />
      <Socials socials={tenant.socials} />
    </>
  );
}
