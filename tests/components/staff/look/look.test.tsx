import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LookScreen } from '@/components/staff/look/look-screen';
import { getStaffInstance, setInstanceStatus } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop } from '@/lib/contract/staff/shop/calls';
import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import { getLookDraft, putLookDraft } from '@/lib/contract/staff/shop/draft-calls';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { renderStaff, signedInAs } from '../render-staff';

const { StaffLook, StaffEditing, PolicyDrafts } = es;
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const DRAFT = '/tenants/norte/staff/shop/look_draft.json';
const KEPT = { url: 'http://norte.test/?draft=word', expires_at: '2026-11-19T12:00:00.000Z' };
const DONE = { outcome: 'done', change: null, version: 1, warnings: [] };
const DRAFTS = [
  {
    kind: 'data' as const,
    title: { es: PolicyDrafts.data_title, en: 'Your data', pt: 'Seus dados' },
    text: { es: PolicyDrafts.data_text, en: '{name} ({law})', pt: '{name} ({law})' },
  },
];
const set = (field: string[], from: unknown, to: unknown): ShopPatch => ({
  ...{ op: 'set', kind: 'tenant', key: 'tenant' },
  ...{ field, from, to },
});

async function show({
  patches = [] as ShopPatch[],
  role = 'owner' as 'owner' | 'manager',
  status = 'active' as 'active' | 'locked',
} = {}) {
  const shop = shopWith();
  const bench = renderStaff(<LookScreen slug="norte" drafts={DRAFTS} />, [
    [getSignedIn, signedInAs(role)],
    [getStaffInstance, INSTANCE],
    [getShop, { ...shop, facts: { ...shop.facts, status } }],
    [getLookDraft, { patches }],
    [putLookDraft, KEPT],
    [changeShop, DONE],
    [setInstanceStatus, { id: 1, slug: 'norte', status: 'locked' }],
  ]);
  await screen.findByRole('heading', { level: 2, name: StaffLook.colors });
  const drafts = () =>
    bench
      .sent()
      .flatMap(({ path, body }) => (path === DRAFT ? [(body as { patches: unknown }).patches] : []));
  return { ...bench, drafts };
}
const brand = () => screen.getByRole('textbox', { name: StaffLook.themeColor });
async function paint(color: string) {
  await userEvent.clear(brand());
  await userEvent.type(brand(), color);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const go = (section: 'landing' | 'policies' | 'lock') => press(StaffLook[`section_${section}`]);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/norte/look');
});

test('a colour is kept as a draft and shown in the frame, and published as one change (rule tenant/look-draft)', async () => {
  const { drafts, sent } = await show();
  await waitFor(() => expect(drafts()).toEqual([[]]));
  await paint('1f5f4a');
  const step = set(['theme', 'themeColor'], '#000000', '#1f5f4a');
  await waitFor(() => expect(drafts().at(-1)).toEqual([step]));
  await waitFor(() => {
    const frames = [...document.querySelectorAll('iframe')].map(({ src }) => src);
    expect(frames.at(-1)).toBe(`http://norte.test/?draft=word&lang=es&drawn=${drafts().length}`);
  });
  expect(sent().filter(({ path }) => path.endsWith('changes.json'))).toEqual([]);
  await press('Guardar lo que cambiaste');
  expect(await screen.findByText(StaffEditing.saved)).toBeVisible();
  await waitFor(() => expect(drafts().at(-1)).toEqual([]));
});

test('a draft that was begun on another device is taken up, without what is published meanwhile', async () => {
  await show({
    patches: [set(['theme', 'themeColor'], '#000000', '#123456'), set(['name'], 'Vieja', 'Norte')],
  });
  await waitFor(() => expect(brand()).toHaveValue('#123456'));
  expect(await screen.findByRole('button', { name: 'Guardar lo que cambiaste' })).toBeEnabled();
});

test('a colour that nobody can read is said with what diners see instead, and a word that is no colour holds back', async () => {
  await show();
  expect(screen.getByText(StaffLook.contrast_good)).toBeVisible();
  await paint('#fffbe0');
  expect(await screen.findByText(/casi no se lee/)).toHaveTextContent('hace falta 4,5');
  await paint('rojo');
  expect(screen.getByText(StaffLook.color_wrong)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Guardar/ })).toBeDisabled();
});

test('a button of the landing is added, named and moved; corners keep the rest of the style', async () => {
  const { drafts } = await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: StaffLook.corners }), 'round');
  await go('landing');
  await press(StaffLook.button_add);
  await userEvent.type(screen.getByRole('textbox', { name: StaffLook.button_text }), 'Eventos');
  await press(StaffLook.button_add);
  await press('Subir blank');
  await waitFor(() =>
    expect(drafts().at(-1)).toEqual([
      set(['styleCustom'], '', '--radius: 20px'),
      set(
        ['linktree'],
        [],
        [
          { label: '', labelCustom: {}, url: 'https://', target: 'blank' },
          { label: '', labelCustom: { es: 'Eventos' }, url: 'https://', target: 'blank' },
        ],
      ),
    ]),
  );
});

test('a policy begins with the draft of the country and its law', async () => {
  const { drafts } = await show();
  await go('policies');
  await press(StaffLook.policy_begin_data);
  expect(screen.getByRole('textbox', { name: StaffLook.policy_text })).toHaveTextContent(
    'Norte usa tu nombre',
  );
  await waitFor(() => expect(JSON.stringify(drafts().at(-1))).toContain('(Ley 1581 de 2012)'));
  expect(screen.queryByRole('button', { name: StaffLook.policy_begin_data })).toBeNull();
});

test('a manager does not open it, and sees what a closed restaurant looks like (rule tenant/look-draft)', async () => {
  await show({ role: 'manager', status: 'locked' });
  await waitFor(() =>
    expect(document.querySelector('iframe')?.src).toMatch(/^http:\/\/norte\.test\/\?draft=word/),
  );
  await go('lock');
  expect(screen.getByText(StaffLook.lock_owner)).toBeVisible();
});

// The last one: a dialog that closes goes back in the history.
test('an owner closes the restaurant after a question', async () => {
  const { sent } = await show();
  await go('lock');
  await press(StaffLook.lock_go);
  const [, confirm] = await screen.findAllByRole('button', { name: StaffLook.lock_go });
  await userEvent.click(confirm as HTMLElement);
  await waitFor(() =>
    expect(sent()).toContainEqual({
      ...{ method: 'PUT', path: '/tenants/norte/staff/instance/status.json' },
      body: { status: 'locked' },
    }),
  );
});
