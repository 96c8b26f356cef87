import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { ContactSection } from '@/components/orders/precheckout/sections/contact-section';
import { toPerson } from '@/components/orders/precheckout/to-changes';
import { useOrderForm } from '@/components/orders/precheckout/use-order-form';
import type { Contact } from '@/lib/contract/people/contact';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { COUNTRIES, type Country, LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';
import { CONTACT, WHOLE_CART } from '@/tests/support/browser/render-precheckout';
import { textsOf } from '@/tests/support/browser/render-texts';

const { Checkout } = es;

/** The contact of an order that lacks nothing else. */
function Form({ contact, onSent }: { contact: Contact; onSent: (contact: unknown) => void }) {
  const { form, rules } = useOrderForm({
    cart: { ...WHOLE_CART, service: 'take_away', contact },
    city: 'Bogotá',
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((whole) => onSent(toPerson({ form: whole, rules }).contact))}>
        <ContactSection
          isAtTable={false}
          needsEmail
          isEmailForPayment={false}
          needsPhone
          isPhoneForPayment={false}
          offersPhone={false}
          needsAge={false}
          issues={[]}
        />
        <button type="submit">Enviar</button>
      </form>
    </FormProvider>
  );
}

/** Types a number where all else is well, and sends it. */
async function type(country: Country, text: string, known: Partial<Contact> = {}) {
  const onSent = jest.fn();
  const dni = { dni_type: 'PP', dni: 'AB123456' };
  renderApp(<Form contact={{ ...CONTACT, ...dni, ...known }} onSent={onSent} />, {}, {}, { country });
  const field = screen.getByLabelText(/^Celular/);
  const shown = field.getAttribute('value');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  return { field, shown, sent: onSent.mock.calls.map(([contact]) => contact)[0] };
}

describe.each(COUNTRIES)('the number that the field of %s shows', (country) => {
  const { code, sample } = PHONE_CODES[country];
  const wire = { phone: sample.replace(/\D/g, ''), phone_code: code, phone_code_iso2: country };

  test.each([
    ['as it is', sample],
    ['with its code', `+${code} ${sample}`],
  ])('is taken %s, and stays as it was typed', async (_case, text) => {
    const { field, sent } = await type(country, text);
    expect(sent).toMatchObject(wire);
    expect(field).toHaveValue(text);
    expect(field).toBeValid();
  });
});

test('a number of a wrong length says how long one is', async () => {
  const { field, sent } = await type('CO', '321 123 456');
  expect(sent).toBeUndefined();
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining(Checkout.phone_length.replace('{digits}', '10')),
  );
});

test('letters are no number', async () => {
  const { field } = await type('CO', 'el de siempre');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(Checkout.invalid_phone));
});

test('a number from elsewhere goes with its own code, and is shown with it again', async () => {
  const french = { phone: '612345678', phone_code: '33', phone_code_iso2: 'ZZ' };
  const { shown, sent } = await type('CO', '+33 6 12 34 56 78', french);
  expect(shown).toBe('+33 612345678');
  expect(sent).toMatchObject(french);
});

/** The sentence beside the document's number, on a page of that country and language. */
const whyOf = (country: Country, lang: Language, establishment: EstablishmentKind = 'restaurant') => {
  const dni_type = { CO: 'CC', BR: 'CPF' }[country as string] ?? 'PP';
  const contact = { ...CONTACT, dni_type, dni: '' };
  const texts = textsOf({ lang, country });
  renderApp(<Form contact={contact} onSent={jest.fn()} />, {}, { lang, country }, { establishment, country });
  const field = screen.getByLabelText(texts.Checkout.dni, { exact: true });
  const why = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  cleanup();
  return why;
};

describe.each(LANGUAGES)('why the document is asked for, in %s', (lang) => {
  test.each(COUNTRIES)('names no law in %s, and an invoice where one needs it', (country) => {
    const why = whyOf(country, lang);
    expect(why).not.toMatch(/\bley\b|\blei\b|\blaw\b/i);
    expect(/factura|invoice|fatura|nota fiscal/i.test(why)).toBe(country === 'CO');
    expect(why).toMatch(/restaurant/i);
  });

  test('says who asks: a shop is no restaurant', () => {
    expect(whyOf('MX', lang, 'store')).not.toMatch(/restaurant/i);
  });
});

test('a mail whose host looks like a slip is asked, and put right by a tap (rule people/contact)', async () => {
  const onSent = jest.fn();
  renderApp(<Form contact={{ ...CONTACT, email: 'ana@gmial.com' }} onSent={onSent} />, {});
  const meant = Checkout.mail_meant.replace('{address}', 'ana@gmail.com');
  await userEvent.click(screen.getByRole('button', { name: meant }));
  expect(screen.getByLabelText(Checkout.email)).toHaveValue('ana@gmail.com');
  expect(screen.queryByRole('button', { name: meant })).toBeNull();
});
