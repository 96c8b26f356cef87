import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { Location } from '@/components/delivery/location/location';
import { getCoverage, suggestPlaces } from '@/lib/contract/delivery/calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { renderApp } from '@/tests/support/browser/render-app';

const LISTED: ListedBranch[] = [
  {
    ...{ slug: 'norte', name: 'Norte', city: 'Bogotá', picture: null, services: ['delivery'] },
    location: { latitude: 4.65, longitude: -74.06 },
    hours: {
      timezone: 'America/Bogota',
      weekly: [{ days: [...WEEKDAYS], open: '00:00', close: '00:00', services: null }],
      exceptions: [],
    },
  },
];
const box = () => screen.getByRole('combobox');
const show = (begun = '') =>
  renderApp(
    <Location listed={LISTED} service="delivery" begun={begun}>
      {null}
    </Location>,
    {
      [getCoverage.path]: [{ polygons: [], named: [] }],
      [suggestPlaces.path]: [{ places: [], attribution: '' }],
    },
    {},
    { searchesPlaces: true },
  );

test('the words of a search stand there again after a reload, and what is typed early comes first (rule delivery/reach)', () => {
  const { stores } = show();
  fireEvent.change(box(), { target: { value: 'Vereda El Ver' } });
  const kept = stores.delivery.getState();
  expect(kept.searched).toBe('Vereda El Ver');
  cleanup();
  const again = show();
  act(() => again.stores.delivery.setState(kept));
  expect(box()).toHaveValue('Vereda El Ver');
  cleanup();
  const early = show('Calle 6');
  act(() => early.stores.delivery.setState(kept));
  expect(box()).toHaveValue('Calle 6');
});
