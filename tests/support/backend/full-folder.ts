export const THEME = {
  dark: true,
  theme_color: '#4fc3c0',
  titles_txt_color: '#f3e2bd',
  page_bgcolor: '#0e1c2b',
  suppliers_background_image: 'background.svg',
};
const FLAGS = {
  rate_nps: true,
  rate_digitalmenu: true,
  linktree_add_suppliers: true,
  new_menu_v3: true,
  contact_us: true,
  consumption_tax_label: true,
  hide_call_waiter: true,
  sms_verification: true,
};
export const SPA = {
  label: 'Spa',
  label_custom: { pt: 'Spa da casa', en: 'House spa' },
  url: 'https://spa.example/',
  target: 'blank',
};
export const SOCIAL = { network: 'instagram', url: 'https://www.instagram.com/example' } as const;
/** A tenant that says everything its file can say, and one that says as little as it may. */
export const FULL = {
  name: 'Casa Inteira',
  status: 'locked',
  domains: ['inteira.test'],
  country: 'MX',
  currency: 'MXN',
  language: 'pt',
  langs: ['pt', 'en'],
  category: 'hotel',
  description: { pt: 'Uma casa', en: 'A house' },
  links: ['room', 'on_table'],
  no_tip: ['room', 'take_away'],
  theme: THEME,
  style_custom: '--radius: 3px',
  preload: 'restaurante.svg',
  logo: 'logo.svg',
  favicon: 'pool-bar.svg',
  pixels: { google: 'G-ABC1234', facebook: '1234567' },
  flags: FLAGS,
  new_menu_url: 'https://menu.example/{supplier_slug}',
  stores_label: { pt: 'As casas', en: 'The houses' },
  linktree: [SPA],
  socials: [SOCIAL],
  policies: [
    {
      key: 'servico',
      title: { pt: 'Serviço', en: 'Service' },
      text: { pt: 'Como quiser', en: 'As you like it' },
    },
  ],
  frame_ancestors: ['https://inteira.example'],
};
export const BARE = {
  name: 'Casa',
  domains: ['simples.test'],
  country: 'CL',
  currency: 'CLP',
  language: 'en',
  langs: ['en', 'es'],
  category: 'bar',
  theme: { theme_color: '#111111', titles_txt_color: '#222222', page_bgcolor: '#ffffff' },
};

/** The same of a branch. */
export const BRANCH = {
  slug: 'praia',
  name: 'Casa da Praia',
  description: { pt: 'Na areia', en: 'On the sand' },
  city: 'Cancún',
  address: 'Avenida 1',
  latitude: 21.1,
  longitude: -86.7,
  timezone: 'America/Cancun',
  phone: '+52 998 000 0000',
  whatsapp: '+529980000000',
  email: 'praia@inteira.example',
  image: 'room-service.svg',
  banner: 'background.svg',
  services: ['on_table', 'delivery', 'book'],
  on_table_class: 'checkout',
  online_pay: ['delivery', 'take_away', 'on_table', 'book', 'room'],
  minimum_order: 99.5,
  shipping_zones: [{ zone: 'Norte', value: 39.5 }],
  preparation_minutes: 45,
  booking_max_people: 14,
  booking_waiting_list: ['sat'],
  hours: [{ days: ['mon'], open: '07:00', close: '23:00', services: ['delivery'] }],
  exceptions: [
    { from: '2026-12-24', to: '2026-12-25', name: 'Natal', shifts: [{ open: '07:00', close: '16:00' }] },
  ],
  payment_methods: [
    { method: 'card', services: ['delivery'] },
    { method: 'transfer', services: ['delivery'] },
  ],
  transfer: {
    bank: 'Banco do Sul',
    account_type: 'checking',
    number: '0042-1234',
    holder: 'Casa Aberta Ltda',
    document: 'CNPJ 12.345.678/0001-95',
    minutes_to_pay: 45,
    minutes_to_review: 90,
  },
  payment_provider: 'sandbox',
};
export const BARE_BRANCH = {
  slug: 'centro',
  name: 'Casa',
  city: 'Mérida',
  address: 'Calle 1',
  latitude: 20.9,
  longitude: -89.6,
  timezone: 'America/Merida',
};
