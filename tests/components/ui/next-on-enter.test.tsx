import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextOnEnter } from '@/components/ui/next-on-enter';

test('Enter leads from field to field and to the button, which alone sends', async () => {
  const sent = jest.fn();
  render(
    <form onKeyDown={nextOnEnter} onSubmit={sent}>
      <input aria-label="name" />
      <div hidden>
        <input aria-label="folded" />
      </div>
      <input type="checkbox" aria-label="terms" />
      <input aria-label="phone" />
      <button type="submit">Order</button>
    </form>,
  );
  sent.mockImplementation((event: SubmitEvent) => event.preventDefault());
  await userEvent.type(screen.getByLabelText('name'), 'Ana{Enter}');
  expect(screen.getByLabelText('terms')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('terms')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('phone'), '300{Enter}');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});
