import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SplitSheet } from '@/components/table/bill/split-sheet';
import { ApiError } from '@/lib/clients/api-error';
import type { Account as AccountOfTable } from '@/lib/contract/table/account';
import { holdShare } from '@/lib/contract/table/shares';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { accountOf, sentLine, shareOf } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const { Account, Checkout } = es;
const NO = { include: 'NO', percent: 0, customValue: 0 };

function show(changes: Partial<AccountOfTable> = {}, answer: unknown = accountOf()) {
  const close = jest.fn();
  const bench = renderApp(<SplitSheet account={accountOf(changes)} onClose={close} />, {
    [holdShare.path]: [answer],
  });
  return { close, track: bench.track, sent: () => bench.calls.map(({ body }) => body) };
}
const choose = (name: RegExp | string) => userEvent.click(screen.getByRole('radio', { name }));
const go = () => userEvent.click(screen.getByRole('button', { name: /^Seguir/ }));

describe('choosing what one pays (rule table/split)', () => {
  it('offers one’s own part first, and asks whether there is a tip', async () => {
    const { sent, close, track } = show();
    expect(screen.getByRole('radio', { name: /Lo mío/ })).toBeChecked();
    await go();
    expect(screen.getByText(Account.tip_missing)).toBeVisible();
    expect(sent()).toEqual([]);
    await choose(/10\s%/);
    expect(screen.getByRole('button', { name: /38\.500/ })).toBeVisible();
    await go();
    expect(sent()).toEqual([{ kind: 'mine', tip: { include: 'YES', percent: 10, customValue: 0 } }]);
    expect(close).toHaveBeenCalled();
    expect(track.mock.calls).toEqual([[{ event: 'split_bill', purchase_id: expect.any(Number) }]]);
  });

  it('divides into equal parts, at first among who is there', async () => {
    const { sent } = show();
    await choose(/Partes iguales/);
    expect(screen.getByRole('button', { name: /40\.000/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: es.Cart.more }));
    await choose(Checkout.tip_no);
    await go();
    expect(sent()).toEqual([{ kind: 'equal', of: 3, tip: NO }]);
  });

  it('parts what is left among those who have no part, and says so', async () => {
    const theirs = shareOf({ member: 2, is_mine: false, kind: 'mine', state: 'paid', until: null });
    const { sent } = show({ free: 50_000, shares: [theirs] });
    await choose(/Partes iguales/);
    await userEvent.click(screen.getByRole('button', { name: es.Cart.more }));
    expect(screen.getByText('Luis ya tiene su parte. Lo que falta, entre 2.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Seguir.*25\.000/ })).toBeVisible();
    await choose(Checkout.tip_no);
    await go();
    expect(sent()).toEqual([{ kind: 'equal', of: 3, tip: NO }]);
  });

  it('takes whole dishes and parts of them, none that is paid', async () => {
    const [round] = accountOf().rounds;
    const taken = sentLine(15, 'Vino', 50_000, { open: 0 });
    const { sent } = show({ rounds: round ? [{ ...round, lines: [...round.lines, taken] }] : [] });
    await choose(/Elegir platos/);
    expect(screen.getByRole('checkbox', { name: /Vino/ })).toBeDisabled();
    await choose(Checkout.tip_no);
    await go();
    expect(screen.getByText(Account.split_lines_wrong)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Ajiaco/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Bandeja/ }));
    const bandeja = within(screen.getByRole('group', { name: /Bandeja/ }));
    await userEvent.click(bandeja.getByRole('button', { name: Account.part_half }));
    expect(screen.getByRole('button', { name: /Seguir.*50\.000/ })).toBeVisible();
    await go();
    expect(sent()).toEqual([
      {
        kind: 'lines',
        lines: [
          { line_id: 11, part: { of: 1, count: 1 } },
          { line_id: 12, part: { of: 2, count: 1 } },
        ],
        tip: NO,
      },
    ]);
  });

  it('offers the whole bill first, and of a dish what others have left of it', async () => {
    const [round] = accountOf().rounds;
    const steak = sentLine(15, 'Punta de anca', 49_500, { open: 24_750 });
    const { sent } = show({ rounds: round ? [{ ...round, lines: [...round.lines, steak] }] : [] });
    expect(screen.getAllByRole('radio')[0]).toBe(
      screen.getByRole('radio', { name: /Toda la cuenta.*80\.000/ }),
    );
    await choose(/Elegir platos/);
    await userEvent.click(screen.getByRole('checkbox', { name: /Punta de anca/ }));
    const parts = within(screen.getByRole('group', { name: /Punta de anca/ })).getAllByRole('button');
    expect(parts[0]).toHaveTextContent(Account.part_rest);
    expect(parts[0]).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: Account.part_whole })).toBeNull();
    await choose(Checkout.tip_no);
    expect(screen.getByRole('button', { name: /Seguir.*24\.750/ })).toBeVisible();
    await go();
    expect(sent()).toEqual([{ kind: 'lines', lines: [{ line_id: 15, part: 'rest' }], tip: NO }]);
  });

  it.each([
    ['0', true],
    ['90.000', true],
    ['20.000', false],
  ])('takes an amount of what is left: %s', async (typed, isWrong) => {
    const { sent } = show();
    await userEvent.click(screen.getAllByRole('radio', { name: Account.split_amount })[0] ?? document.body);
    await userEvent.type(screen.getByLabelText(/Cuánto pagas/), typed);
    await choose(Checkout.tip_no);
    await go();
    expect(sent()).toEqual(isWrong ? [] : [{ kind: 'amount', amount: 20_000, tip: NO }]);
  });

  it('takes no more than nobody else holds, and says so before it is refused', async () => {
    const { sent } = show({ free: 15_000 });
    await choose(Account.split_amount);
    await userEvent.type(screen.getByLabelText(/Cuánto pagas/), '20000');
    expect(screen.getByText(Account.split_amount_hint.replace('{left}', '$ 15.000'))).toBeVisible();
    expect(screen.getByRole('button', { name: Account.split_go_plain })).toBeVisible();
    await choose(Checkout.tip_no);
    await go();
    expect(screen.getByText(Account.split_amount_wrong.replace('{left}', '$ 15.000'))).toBeVisible();
    expect(sent()).toEqual([]);
    // Another kind is not wrong before it is tried.
    await choose(/Elegir platos/);
    expect(screen.queryByText(Account.split_lines_wrong)).toBeNull();
  });

  it('offers of one’s own part what nobody has taken of it', async () => {
    show({ my_due: 20_000 });
    expect(screen.getByRole('button', { name: /^Seguir.*20\.000/ })).toBeVisible();
  });

  it('leads to what is missing, also where it is out of sight', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { sent } = show({ my_part: 0 });
    const expectLed = (to: HTMLElement | undefined, said: string) => {
      expect(to).toHaveFocus();
      expect(scrolled.mock.contexts.at(-1)).toBe(to);
      expect(screen.getByText(said)).toBeVisible();
    };
    await go();
    expectLed(screen.getAllByRole('radio')[0], Account.split_kind_wrong);
    await choose(/Elegir platos/);
    await go();
    expectLed(screen.getAllByRole('checkbox')[0], Account.split_lines_wrong);
    await userEvent.click(screen.getByRole('radio', { name: Account.split_amount }));
    await go();
    expectLed(
      screen.getByLabelText(/Cuánto pagas/),
      Account.split_amount_wrong.replace('{left}', '$ 80.000'),
    );
    await userEvent.type(screen.getByLabelText(/Cuánto pagas/), '20000');
    await go();
    expectLed(screen.getByRole('radio', { name: /10\s%/ }), Account.tip_missing);
    await choose(Checkout.tip_no);
    await go();
    expect(sent()).toHaveLength(1);
  });

  it('asks nothing of a tip where there is none', async () => {
    const { sent } = show({ tip: { percents: [], suggested: null } });
    await go();
    expect(sent()).toEqual([{ kind: 'mine' }]);
  });

  it('says when others have taken it', async () => {
    const refusal = new ApiError({
      kind: 'http',
      status: 409,
      key: 'share_too_large',
      values: { left: 10_000 },
    });
    const { close } = show({ tip: { percents: [], suggested: null } }, refusal);
    await go();
    expect(errorStore.getState().notice?.key).toBe('share_too_large');
    expect(close).not.toHaveBeenCalled();
  });
});
