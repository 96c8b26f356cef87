import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffFrame } from '@/components/staff/staff-frame';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { textsOf } from '@/tests/support/browser/render-texts';
import { renderStaff, signedInAs } from '../render-staff';

const { Staff } = textsOf();

async function showBar(role: StaffRole, open: 'board' | 'people') {
  renderStaff(
    <StaffFrame slug="norte" screen={open}>
      {() => <p>inside</p>}
    </StaffFrame>,
    [
      [getSignedIn, signedInAs(role)],
      [
        getStaffInstance,
        { status: 'active', branches: [], currency: 'COP', country: 'CO', today: '2026-11-24' },
      ],
    ],
  );
  await screen.findByText('inside');
}

test('an owner finds the screens of another moment by one key, without leaving the page (rule staff/bar)', async () => {
  await showBar('owner', 'people');
  const shift = screen.getByRole('button', { name: Staff.moment_shift });
  expect(screen.getByRole('button', { name: Staff.moment_shop })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: Staff.screen_people })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: Staff.screen_board })).toBeNull();
  shift.focus();
  await userEvent.keyboard('{Enter}');
  expect(shift).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: Staff.screen_board })).toHaveAttribute('href', '/norte/board');
  expect(screen.queryByRole('link', { name: Staff.screen_people })).toBeNull();
});

test('a cook has one row and no groups', async () => {
  await showBar('kitchen', 'board');
  expect(screen.queryByRole('button', { name: Staff.moment_shift })).toBeNull();
  expect(screen.getByRole('link', { name: Staff.screen_board })).toHaveAttribute('aria-current', 'page');
});
