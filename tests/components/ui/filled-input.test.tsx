import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer, useState } from 'react';
import { Field } from '@/components/ui/field';

/** As a password manager does: React hears of nothing. */
function fill(input: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}

function Form({
  onSent,
  take = (text) => text,
}: {
  onSent: (text: string) => void;
  take?: (text: string) => string;
}) {
  const [text, setText] = useState('');
  const [, draw] = useReducer((times: number) => times + 1, 0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(text);
      }}
    >
      <Field label="Correo" value={text} onChange={(next) => setText(take(next))} />
      <button type="button" onClick={draw}>
        otra vez
      </button>
      <button type="submit">enviar</button>
    </form>
  );
}
const field = () => screen.getByLabelText('Correo');

test('what is filled without an event stays when the field is drawn anew', () => {
  render(<Form onSent={jest.fn()} />);
  fill(field(), 'ana@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'otra vez' }));
  expect(field()).toHaveValue('ana@example.com');
});

test('it is sent', () => {
  const onSent = jest.fn();
  render(<Form onSent={onSent} />);
  fill(field(), 'ana@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'enviar' }));
  expect(onSent).toHaveBeenCalledWith('ana@example.com');
});

test('a text that the field does not take is gone, and not told again', () => {
  const take = jest.fn(() => '');
  render(<Form onSent={jest.fn()} take={take} />);
  fill(field(), 'letras');
  fireEvent.click(screen.getByRole('button', { name: 'otra vez' }));
  fireEvent.click(screen.getByRole('button', { name: 'otra vez' }));
  expect(take).toHaveBeenCalledTimes(1);
});
