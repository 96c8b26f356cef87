import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuScreen } from '@/components/staff/menu/menu-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop, type ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import { renderStaff, signedInAs } from '../render-staff';

const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const DONE = { outcome: 'done', change: null, version: 1, warnings: [] };

/** A part of the menu's screen, of a shop that the owner edits. @returns what is saved */
export async function showPart(shop: ShopAnswer, part: string) {
  history.replaceState(null, '', '/norte/menu');
  const { sent } = renderStaff(<MenuScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [getShop, shop],
    [changeShop, DONE],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: part }));
  return {
    save: async () => {
      fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
      await screen.findByText(/^Guardado/);
      return sent().flatMap(({ body }) => (body as { patches: unknown[] }).patches);
    },
  };
}
