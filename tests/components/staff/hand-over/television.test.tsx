import { act, fireEvent, screen, within } from '@testing-library/react';
import { Television } from '@/components/staff/television/television';
import { readTelevision, readTelevisionLogo, type TelevisionNumbers } from '@/lib/contract/staff/hall-calls';
import es from '@/messages/es.json';
import { fakeSound } from '../render-board';
import { Refused, renderStaff } from '../render-staff';

const { Staff } = es;
const CODE = 'K7MP3XQ9BTR4';
const called = (id: number, number: string, isTurn = true) => ({ id, number, is_turn: isTurn });
const LOGO = 'data:image/webp;base64,AA==';
const NUMBERS: TelevisionNumbers = {
  ...{ restaurant: 'Brasa', branch: 'Centro' },
  making: [called(1, '31')],
  ready: [called(2, '30'), called(3, '#812', false)],
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/television');
});
afterEach(() => jest.useRealTimers());
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

async function show(...answers: unknown[]) {
  const { tones } = fakeSound();
  const bench = renderStaff(<Television />, [
    [readTelevision, ...answers],
    [readTelevisionLogo, { src: LOGO }],
  ]);
  await seconds(1);
  return { ...bench, tones };
}
const part = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a link opens the numbers, and its code leaves the address (rule staff/television)', async () => {
  history.replaceState(null, '', `/television#token=${CODE}`);
  const { asked, unmount } = await show(NUMBERS);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brasa · Centro');
  expect([part(Staff.call_making), part(Staff.column_ready)]).toEqual([
    ['3131'],
    ['3030', '#812Pedido #812'],
  ]);
  expect(location.hash).toBe('');
  expect(asked[0]).toEqual({ method: 'POST', path: '/televisions/read.json', body: { code: CODE } });
  unmount();
  // After its power was cut.
  await show(NUMBERS);
  expect(part(Staff.call_making)).toEqual(['3131']);
});

test('the name stands beside the logo, which is asked for once', async () => {
  localStorage.setItem('television-code', CODE);
  const { asked } = await show(NUMBERS);
  await seconds(10);
  expect(screen.getByRole('heading', { level: 1 }).querySelector('img')).toHaveAttribute('src', LOGO);
  expect(asked.filter(({ path }) => path === '/televisions/logo.json')).toHaveLength(1);
});

test('a code that is kept is asked for nowhere, not for a moment', async () => {
  localStorage.setItem('television-code', CODE);
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(screen.queryByRole('textbox') !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  await show(NUMBERS);
  watch.disconnect();
  expect(part(Staff.call_making)).toEqual(['3131']);
  expect(seen).not.toContain(true);
});

test('it says that it is mute, as after a power cut, until a tap', async () => {
  localStorage.setItem('television-code', CODE);
  await show(NUMBERS);
  expect(screen.getByText(Staff.hall_mute)).toBeVisible();
  fireEvent.click(document.body);
  await seconds(1);
  expect(screen.queryByText(Staff.hall_mute)).toBeNull();
});

test('a code is typed where there is none, and one that was ended asks for another', async () => {
  await show(NUMBERS, new Refused(404, 'not_found'));
  const field = screen.getByLabelText(Staff.television_code);
  const go = () => fireEvent.click(screen.getByRole('button', { name: Staff.television_go }));
  fireEvent.input(field, { target: { value: 'K7MP' } });
  go();
  expect(screen.getByRole('alert')).toHaveTextContent(Staff.television_wrong);
  fireEvent.input(field, { target: { value: 'k7mp-3xq9-btr4' } });
  go();
  await seconds(1);
  expect(part(Staff.call_making)).toEqual(['3131']);
  await seconds(5);
  expect(screen.queryByText('31')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(Staff.television_ended);
});

test('it says that its connection is dead, and rings once for a number that becomes ready', async () => {
  localStorage.setItem('television-code', CODE);
  const more = { ...NUMBERS, making: [], ready: [called(1, '31'), ...NUMBERS.ready] };
  const { tones } = await show(NUMBERS, NUMBERS, more, more, new Refused(503, 'unavailable'));
  fireEvent.click(document.body);
  await seconds(4);
  expect(tones).toHaveLength(0);
  await seconds(4);
  expect(part(Staff.column_ready)[0]).toBe('3131');
  await seconds(3);
  expect(tones).toHaveLength(2);
  await seconds(10);
  expect(tones).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent(Staff.lost_now);
  expect(part(Staff.column_ready)[0]).toBe('3131');
});
