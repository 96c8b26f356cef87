import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendButton } from '@/components/table/account/send-button';
import { ApiError } from '@/lib/clients/api-error';
import { getTableAccount, sendRound } from '@/lib/contract/table/account-calls';
import { answerOf, draftLine } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const product = 'Ajiaco';

test.each<[string, ApiError['values'], string]>([
  ['closed', { seat: 'table' }, 'La cocina está cerrada. Tu mesero te dice qué hay.'],
  ['product_unavailable', { product }, 'Ajiaco se acaba de agotar. Quítalo para seguir.'],
  ['out_of_stock', { product, stock: 0 }, 'Ajiaco se acaba de agotar. Quítalo para seguir.'],
  ['out_of_stock', { product, stock: 2 }, 'Solo quedan 2 de Ajiaco.'],
  ['product_max', { product, limit: 1 }, 'De Ajiaco solo se puede pedir 1 por pedido.'],
  ['product_removed', { product }, 'Ajiaco ya no está en el menú. Quítalo para seguir.'],
  ['options_changed', { product }, 'Las opciones de Ajiaco cambiaron. Elígelas otra vez.'],
  ['under_age', { product, age: 18 }, 'Ajiaco tiene alcohol, y solo lo vendemos a mayores de 18 años.'],
])(
  'a round that is refused says why, and of which dish: %s %j (rule table/sending)',
  async (key, values, said) => {
    const refused = new ApiError({ kind: 'http', status: 409, key, values });
    const cart = { products: [draftLine(21, product, 30_000)], total: 30_000 };
    const answers = { [getTableAccount.path]: [answerOf()], [sendRound.path]: [refused] };
    const bench = renderApp(<SendButton cart={cart} />, answers);
    act(() => bench.stores.ontable.setState({ tableId: 3, tableCode: '5' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Enviar a la cocina/ }));
    expect(await screen.findByText(`${said} Lo que elegiste sigue aquí.`)).toBeVisible();
  },
);
