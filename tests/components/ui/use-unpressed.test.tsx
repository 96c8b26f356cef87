import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { renderApp } from '@/tests/support/browser/render-app';

function Form() {
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const error = isLeft && text === '' ? 'Falta' : undefined;
  return <Field label="Nombre" value={text} error={error} onChange={setText} onBlur={() => setLeft(true)} />;
}
const said = () => screen.queryByText('Falta');
const box = () => screen.getByLabelText('Nombre');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  fireEvent.keyDown(window, { key: 'Escape' });
  jest.useRealTimers();
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('what is wrong with a field that is left by the keyboard is said at once', () => {
  renderApp(<Form />, {});
  fireEvent.blur(box());
  expect(said()).toBeVisible();
});

test('what a press brings is said once the press is over', async () => {
  renderApp(<Form />, {});
  fireEvent.pointerDown(document.body, { button: 0 });
  fireEvent.blur(box());
  expect(box()).toBeInvalid();
  await wait(1_000);
  expect(said()).toBeNull();
  fireEvent.pointerUp(document.body);
  expect(said()).toBeNull();
  fireEvent.click(document.body);
  await wait(0);
  expect(said()).toBeVisible();
});

test('a touch is over with the click that follows its end, or without one soon after', async () => {
  renderApp(<Form />, {});
  fireEvent.pointerDown(document.body, { button: 0 });
  fireEvent.blur(box());
  const end = new MouseEvent('pointerup', { bubbles: true });
  fireEvent(document.body, Object.assign(end, { pointerType: 'touch' }));
  await wait(0);
  expect(said()).toBeNull();
  await wait(1_000);
  expect(said()).toBeVisible();
});

test.each([
  ['a scroll takes it over', () => fireEvent(document.body, new Event('pointercancel', { bubbles: true }))],
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the window is left', () => fireEvent.blur(window)],
])('a press is over when %s', (_how, end) => {
  renderApp(<Form />, {});
  fireEvent.pointerDown(document.body, { button: 0 });
  fireEvent.blur(box());
  expect(said()).toBeNull();
  act(() => void end());
  expect(said()).toBeVisible();
});

test('another button of a mouse holds nothing back', () => {
  renderApp(<Form />, {});
  fireEvent.pointerDown(document.body, { button: 2 });
  fireEvent.blur(box());
  expect(said()).toBeVisible();
});
