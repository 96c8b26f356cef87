import { requiredKey } from '@/lib/domain/people/required-words';
import es from '@/messages/es.json';

test.each([
  ['contact.name', 'Escribe tu nombre.'],
  ['buyer.phone', 'Escribe tu celular.'],
  ['place.address', 'Escribe tu dirección.'],
  ['place.neighbourhood', 'Completa este dato.'],
  ['invoice.name', 'Completa este dato.'],
])('what is missing at %s is said as «%s»', (path, sentence) => {
  expect(es.Checkout[requiredKey(path)]).toBe(sentence);
});
