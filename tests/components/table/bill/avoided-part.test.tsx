import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startLine } from '@/components/menu/product/line/line';
import { ProductForm } from '@/components/menu/product/product-form';
import { AvoidedCards } from '@/components/table/account/avoided-cards';
import { SendAvoided } from '@/components/table/account/send-avoided';
import { AccountDrafts } from '@/components/table/bill/account-drafts';
import { AccountRounds } from '@/components/table/bill/account-rounds';
import { AvoidedPart } from '@/components/table/bill/avoided-part';
import { getProduct } from '@/lib/contract/menu/calls';
import { getDishFacts } from '@/lib/contract/menu/dish-facts';
import { getAvoided, setAvoided } from '@/lib/contract/table/avoided-calls';
import { avoidedDishes } from '@/lib/stores/avoided-dishes';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf, draftLine } from '@/tests/support/browser/account-example';
import { networkError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const { Account, Product, Table } = es;

function MenuWithCart({ account }: { account: ReturnType<typeof accountOf> }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <AvoidedCards account={account} />
      {isOpen && <SendAvoided account={account} />}
      <button type="button" onClick={() => setOpen(false)}>
        close
      </button>
    </>
  );
}

describe('what the table cannot eat (rule table/avoided)', () => {
  it('is read together, and nothing is said without a consent', async () => {
    const { calls } = renderApp(<AvoidedPart account={accountOf()} />, {
      [getAvoided.path]: [
        { mine: [], table: ['milk'] },
        { mine: ['peanuts'], table: ['peanuts', 'milk'] },
      ],
      [getDishFacts.path]: [{ products: [] }],
    });
    expect(await screen.findByText(Account.avoided_table.replace('{list}', 'leche'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: Account.avoided_tell }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'maní' }));
    const consent = screen.getByRole('checkbox', { name: Table.avoided_consent });
    await userEvent.click(screen.getByRole('button', { name: Table.avoided_save }));
    expect(screen.getByRole('alert')).toHaveTextContent(Table.avoided_consent_missing);
    expect(consent).toHaveFocus();
    expect(consent).toBeInvalid();
    expect(calls.filter(({ path, body }) => path === setAvoided.path && body)).toEqual([]);
    await userEvent.click(consent);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: Table.avoided_save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(Account.avoided_table.replace('{list}', 'maní, leche'))).toBeVisible();
    expect(screen.getByRole('button', { name: Account.avoided_change })).toBeVisible();
  });

  it('marks the dishes that contain it: one’s own in the menu, anybody’s among what is chosen and sent', async () => {
    document.body.innerHTML = `<div id="menu"><ul>
      <li data-dish="at_once"><div class="dish-text"><h3><a href="/norte/911">Ajiaco</a></h3></div></li>
      <li data-dish="at_once"><div class="dish-text"><h3><a href="/norte/912">Bandeja</a></h3></div></li>
    </ul></div>`;
    const [fact] = getContractExample(getDishFacts).products;
    if (!fact) throw new Error('no dish is recorded');
    const product = { ...getContractExample(getProduct), id: 911 };
    const account = accountOf({
      drafts: [{ member: 2, purchase_id: null, lines: [draftLine(13, 'Pan', 4_000)] }],
    });
    const { unmount } = renderApp(
      <>
        <AvoidedCards account={account} />
        <AccountDrafts account={account} />
        <AccountRounds account={account} locale="es-CO" />
        <ProductForm product={product} line={startLine(product)} change={() => undefined} />
      </>,
      {
        [getAvoided.path]: [{ mine: ['milk'], table: ['milk', 'peanuts'] }],
        [getDishFacts.path]: [
          {
            products: [
              { ...fact, id: 911, allergens: ['milk', 'gluten'] },
              { ...fact, id: 912, allergens: ['gluten'] },
              { ...fact, id: 913, allergens: ['peanuts'] },
            ],
          },
        ],
      },
    );
    const mine = Product.avoided_mine.replace('{list}', 'leche');
    await waitFor(() => expect(screen.getAllByText(mine)).toHaveLength(2));
    const [ajiaco, bandeja] = document.querySelectorAll('#menu li');
    expect([ajiaco?.textContent, bandeja?.textContent]).toEqual([`Ajiaco${mine}`, 'Bandeja']);
    const peanuts = Product.avoided_table.replace('{list}', 'maní');
    const milk = Product.avoided_table.replace('{list}', 'leche');
    const round = within(
      screen.getByRole('heading', { name: Account.rounds }).closest('section') as HTMLElement,
    );
    expect(round.getAllByText(/^Contiene/).map(({ textContent }) => textContent)).toEqual([milk, peanuts]);
    const drafts = within(
      screen.getByRole('heading', { name: Account.drafts }).closest('section') as HTMLElement,
    );
    expect(drafts.getByText(peanuts)).toBeVisible();
    unmount();
    expect(avoidedDishes.getState()).toEqual({ mine: new Map(), table: new Map() });
  });

  it('is said before sending where no dish could be looked at', async () => {
    renderApp(<SendAvoided account={accountOf()} />, {
      [getAvoided.path]: [{ mine: [], table: ['milk'] }],
      [getDishFacts.path]: [networkError()],
    });
    expect(await screen.findByText(es.Table.avoided_unknown)).toBeVisible();
  });

  it('stays marked on the menu when the cart that was open over it closes', async () => {
    const [fact] = getContractExample(getDishFacts).products;
    const account = accountOf();
    const answers = {
      [getAvoided.path]: [{ mine: ['milk'], table: ['milk'] }],
      [getDishFacts.path]: [{ products: [{ ...fact, id: 911, allergens: ['milk'] }] }],
    };
    renderApp(<MenuWithCart account={account} />, answers);
    await waitFor(() => expect(avoidedDishes.getState().mine.size).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'close' }));
    expect(avoidedDishes.getState().mine.size).toBe(1);
  });
});
