import { act, screen } from '@testing-library/react';
import { HeaderTools } from '@/components/layout/header-tools';
import { HEADER_TOOLS_ID } from '@/components/layout/slots';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';

const services = ['delivery' as const];

test('the header holds orders, languages and the address of a diner who has one (rule tenant/header)', () => {
  document.body.innerHTML = `<header><div id="${HEADER_TOOLS_ID}"></div></header>`;
  const { stores } = renderApp(<HeaderTools />, {}, {}, { langs: ['es', 'en'], services });
  const header = screen.getByRole('banner');
  expect(screen.getByRole('link', { name: es.Panel.orders })).toHaveAttribute('href', '/norte/orders');
  expect(screen.getByRole('link', { name: es.Language.en })).toBeVisible();
  expect(header).not.toHaveTextContent('Calle 60');
  const place = { ...PLACE, address: 'Calle 60 # 9-40' };
  act(() => stores.profile.setState({ places: [place] }));
  expect(screen.getByRole('link', { name: /Calle 60 # 9-40/ })).toHaveAttribute('href', '/my-location');
});

const PLACE = {
  kind: 'other',
  label: '',
  latitude: null,
  longitude: null,
  address: '',
  address_optional: '',
  neighbourhood: '',
  postcode: '',
  reference: '',
  formatted_address: '',
  city: '',
  place_id: null,
  location_price: null,
  supplier_id: null,
  polygon_id: null,
  zone: null,
} as const;
