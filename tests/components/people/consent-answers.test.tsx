import { render, screen } from '@testing-library/react';
import { ConsentAnswers } from '@/components/layout/privacy/consent-answers';

test('the answer that holds is marked, and none before there is one', () => {
  const { rerender } = render(<ConsentAnswers necessary="Necessary" all="All" />);
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  rerender(<ConsentAnswers necessary="Necessary" all="All" chosen="necessary" />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Necessary');
  expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('All');
});
