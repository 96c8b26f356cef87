import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { OpenBadge } from '@/components/branches/open-badge';
import { FailedLoad } from '@/components/layout/failed-load';
import { OfflineMenuNote, OfflineNote } from '@/components/layout/offline-note';
import { OrderList } from '@/components/orders/order-list';
import { goTo, keepPageOffline, OFFLINE_NOTICE_ID } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import es from '@/messages/es.json';
import { nextFrame } from '@/tests/support/browser/next-frame';
import { renderApp } from '@/tests/support/browser/render-app';
import { renderTexts } from '@/tests/support/browser/render-texts';

/** The connection dies or comes back, as the browser tells it. */
function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    onlineManager.setOnline(isOnline);
  });
}
afterEach(() => {
  setOnline(true);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a part that waits for the connection says so instead of a shape for ever, and comes with it', async () => {
  setOnline(false);
  renderApp(<OrderList which="actual" slug="norte" locale="es-CO" />, { [listActualPurchases.path]: [[]] });
  expect(await screen.findByText(es.Errors.offline_part)).toBeVisible();
  setOnline(true);
  expect(await screen.findByText(es.Order.no_orders)).toBeVisible();
});

test('what failed as the connection died is asked for again when it is back', () => {
  const onRetry = jest.fn();
  renderApp(<FailedLoad error={new ApiError({ kind: 'network', key: 'network' })} onRetry={onRetry} />, {});
  setOnline(false);
  expect(onRetry).not.toHaveBeenCalled();
  setOnline(true);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['where an order waits for the connection it says that it goes out', true, es.Errors.offline],
  ['on the checkout it promises nothing', false, es.Errors.offline_checkout],
])('%s', (_where, sendsLater, text) => {
  renderApp(<OfflineNote sendsLater={sendsLater} />, {});
  setOnline(false);
  expect(screen.getByText(text)).toBeVisible();
});

test('over a menu the note says what still works, and goes with the dead connection', () => {
  renderApp(<OfflineMenuNote canOrder />, {});
  setOnline(false);
  expect(screen.getByText(es.Errors.offline_menu)).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(es.Errors.offline_menu)).toBeNull();
});

test('over a menu that takes no orders it promises to send nothing', () => {
  renderApp(<OfflineMenuNote canOrder={false} />, {});
  setOnline(false);
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.offline_read);
});

test('a badge that slept through the closing is right when the connection is back', () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T17:00:00Z') });
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, day])) as Record<Weekday, string>;
  const texts = {
    open: 'abierto',
    open_always: 'siempre',
    closed_today: 'hoy',
    closed_tomorrow: 'cerrado',
    closed_day: 'otro',
    closed: 'nunca',
    paused: 'nunca',
    days,
    locale: 'es-CO',
  };
  const weekly = [{ days: [...WEEKDAYS], open: '08:00', close: '13:00', services: null }];
  renderTexts(<OpenBadge hours={{ timezone: 'America/Bogota', weekly, exceptions: [] }} texts={texts} />);
  nextFrame();
  expect(screen.getByText('abierto')).toBeVisible();
  jest.setSystemTime(new Date('2026-11-18T19:00:00Z'));
  setOnline(true);
  expect(screen.getByText('cerrado')).toBeVisible();
});

describe('a link without a connection', () => {
  const go = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    go.mockClear();
    document.body.innerHTML = `<dialog id="${OFFLINE_NOTICE_ID}"><a href="/">now</a></dialog>
      <a href="/centro/precheckout"><b>pay</b></a><a href="#c1">section</a>
      <a href="https://wa.me/57" target="_blank">chat</a><a href="/centro/31" class="card">dish</a>`;
    document.querySelector('.card')?.addEventListener('click', (event) => event.preventDefault());
    stop = keepPageOffline(go);
  });
  afterEach(() => stop());
  const notice = () => document.getElementById(OFFLINE_NOTICE_ID) as HTMLDialogElement;

  test('keeps the page, says so, and goes on when the connection is back', () => {
    setOnline(false);
    expect(fireEvent.click(screen.getByText('pay'))).toBe(false);
    expect(notice().open).toBe(true);
    expect(screen.getByText('now')).toHaveAttribute('href', expect.stringMatching(/\/centro\/precheckout$/));
    expect(go).not.toHaveBeenCalled();
    setOnline(true);
    expect(go).toHaveBeenCalledWith(expect.stringMatching(/\/centro\/precheckout$/));
  });

  test('pressed in the notice itself keeps what is pending, and goes on when the connection is back', () => {
    setOnline(false);
    fireEvent.click(screen.getByText('pay'));
    expect(fireEvent.click(screen.getByText('now'))).toBe(false);
    expect(notice().open).toBe(true);
    expect(go).not.toHaveBeenCalled();
    setOnline(true);
    expect(go.mock.calls).toEqual([[expect.stringMatching(/\/centro\/precheckout$/)]]);
  });

  test('is followed in the notice once there is a connection again', () => {
    setOnline(false);
    fireEvent.click(screen.getByText('pay'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(fireEvent.click(screen.getByText('now'))).toBe(true);
  });

  test('an answer that leads on while the notice waits changes where it leads', () => {
    setOnline(false);
    fireEvent.click(screen.getByText('pay'));
    goTo('/centro/order/7', go);
    expect(go).not.toHaveBeenCalled();
    setOnline(true);
    expect(go.mock.calls).toEqual([[expect.stringMatching(/\/centro\/order\/7$/)]]);
  });

  test('goes nowhere any more when the diner has closed the notice', () => {
    setOnline(false);
    fireEvent.click(screen.getByText('pay'));
    notice().close();
    notice().dispatchEvent(new Event('close'));
    setOnline(true);
    expect(go).not.toHaveBeenCalled();
  });

  test.each(['section', 'chat', 'dish'])('is left alone where it leads to no page of ours: %s', (name) => {
    setOnline(false);
    fireEvent.click(screen.getByText(name));
    expect(notice().open).toBe(false);
  });
});
