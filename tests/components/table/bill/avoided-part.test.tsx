import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AvoidedPart } from '@/components/table/bill/avoided-part';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import es from '@/messages/es.json';
import { renderVisit } from '@/tests/support/browser/render-visit';

const { Account } = es;

describe('what the table cannot eat (rule table/avoided)', () => {
  it('is read together, and nothing is said without a consent', async () => {
    renderVisit(<AvoidedPart account={{ id: 7, version: 1 }} />, {
      [getAvoided.path]: [
        { mine: [], table: ['milk'] },
        { mine: ['peanuts'], table: ['peanuts', 'milk'] },
      ],
    });
    expect(await screen.findByText(Account.avoided_table.replace('{list}', 'leche'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: Account.avoided_tell }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'maní' }));
    expect(screen.getByRole('button', { name: Account.avoided_save })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: Account.avoided_consent }));
    await userEvent.click(screen.getByRole('button', { name: Account.avoided_save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(Account.avoided_table.replace('{list}', 'maní, leche'))).toBeVisible();
    expect(screen.getByRole('button', { name: Account.avoided_change })).toBeVisible();
  });
});
