import { requiredKey } from '@/lib/domain/people/required-words';
import es from '@/messages/es.json';

test.each([
  ['contact.name', 'Escribe tu nombre.'],
  ['buyer.phone', 'Escribe tu celular.'],
  ['place.address', 'Escribe tu dirección.'],
  ['place.neighbourhood', 'Escribe tu barrio.'],
  ['place.postcode', 'Escribe tu código postal.'],
  ['invoice.name', 'Escribe el nombre o la razón social.'],
  ['invoice.number', 'Escribe el número para la factura.'],
  ['invoice.regime', 'Elige el régimen fiscal.'],
  ['invoice.postal_code', 'Escribe el código postal de tu constancia fiscal.'],
  ['place.city', 'Completa este dato.'],
])('what is missing at %s is said as «%s»', (path, sentence) => {
  expect(es.Checkout[requiredKey(path)]).toBe(sentence);
});
