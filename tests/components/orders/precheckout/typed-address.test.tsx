import { act, fireEvent } from '@testing-library/react';
import type { Cart } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import {
  ADDRESS,
  field,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Place } = es;

describe('an address that is not whole yet (rule delivery/address)', () => {
  const unplaced: Cart = { ...WHOLE_CART, place: null, polygon: null };

  it('is kept letter by letter, and stands in the form that is loaded again', async () => {
    const { stores, unmount } = renderPrecheckout(unplaced);
    await shown();
    fireEvent.change(field(Place.address), { target: { value: 'Carrera 7 # 7' } });
    const kept = stores.delivery.getState().typed;
    expect(kept).toMatchObject({
      purchaseId: unplaced.purchase_id,
      words: { address: 'Carrera 7 # 7', reference: '' },
    });
    unmount();
    const again = renderPrecheckout(unplaced);
    act(() => again.stores.delivery.setState({ typed: kept }));
    await shown();
    expect(field(Place.address)).toHaveValue('Carrera 7 # 7');
  });

  it('is forgotten once the cart has it, and is no other cart’s', async () => {
    const words = { ...ADDRESS, address: 'Carrera 7 # 7' };
    const typed = { purchaseId: WHOLE_CART.purchase_id + 1, words };
    const { stores } = renderPrecheckout(unplaced);
    act(() => stores.delivery.setState({ typed }));
    await shown();
    expect(field(Place.address)).toHaveValue('');
    expect(stores.delivery.getState().typed).toBeNull();
  });
});
