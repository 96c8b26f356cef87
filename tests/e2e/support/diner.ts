import type { Locator, Page } from '@playwright/test';
import { addressOf, CATALOGUES, expect, type Lang } from './fixtures';

/** A kitchen that never closes, imported for these tests. */
export const TENANT = 'siempre-abierta';
export const NEIGHBOUR = 'vecina-abierta';
export const CARDS = {
  approved: '4242424242424242',
  declined: '4111111111111111',
  /** Its bank asks the holder. */
  asking: '4000000000003220',
} as const;

type Service = 'delivery' | 'schedule' | 'take_away';
/** Dishes of the tenant; there is one piece of the last, another in each language, so that two tests do not want the same. */
const DISHES = {
  es: { broth: 'Caldo', loin: 'Lomo', done: 'Bien asada', tea: 'Aromática', last: 'Último tamal' },
  en: {
    broth: 'Rib broth',
    loin: 'Grilled loin',
    done: 'Well done',
    tea: 'Herbal tea',
    last: 'Last almojábana',
  },
} as const satisfies Record<Lang, Record<string, string>>;
/** No tenant of these tests writes its menu in Portuguese: its dishes fall back. */
export type DinerLang = Lang | 'pt';
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A text of the catalogue up to its first value. */
export const upTo = (text: string) => new RegExp(`^${literally(text.split('{')[0] ?? '')}`);

type Wanted = { service?: Service; dish?: string; total?: RegExp };
type Who = { lang?: DinerLang; tenant?: string; phone?: string; dni?: string };

/** The steps of a diner at a tenant that never closes, in words of the catalogue. */
export function createDiner(page: Page, who: DinerLang | Who = {}) {
  const { lang = 'es', tenant = TENANT, ...own }: Who = typeof who === 'string' ? { lang: who } : who;
  const { phone = '3211234567', dni = '1020304050' } = own;
  const dishes = DISHES[lang === 'pt' ? 'es' : lang];
  const { Cart, Checkout, Order, Place } = CATALOGUES[lang];
  const isBeside = () => (page.viewportSize()?.width ?? 0) >= 1024;
  const dock = () => page.locator(isBeside() ? '.cart-panel[data-filled]' : '.dock-cart > button');
  const payButton = () => page.getByRole('button', { name: upTo(Checkout.pay) });
  const open = (path: string) => page.goto(addressOf(tenant, path));
  return {
    page,
    words: CATALOGUES[lang],
    dishes,
    async openMenu(service: Service) {
      await open(`/centro?service=${service}&lang=${lang}`);
    },
    addQuickly: (name: string) => page.locator(`[data-quick][aria-label*="${name}" i]`).click(),
    /** Answers the question of a tenant with several branches, which the first dish of a delivery waits for. */
    async sayPlaceLater() {
      const asked = page.getByRole('dialog', { name: Place.where_to });
      await asked.getByRole('button', { name: Place.later }).click();
      await expect(asked).toBeHidden();
    },
    /** The cart in sight: the bar of a phone, the panel of a wide screen. */
    dock,
    async openCart(total: RegExp) {
      await expect(dock()).toContainText(total);
      if (!isBeside()) await dock().click();
    },
    continueToPrecheckout: () => page.getByRole('link', { name: upTo(Cart.continue) }).click(),
    /** From the menu to the precheckout with one dish, a broth to take away when nothing else is said. */
    async reachPrecheckout({ service = 'take_away', dish = dishes.broth, total }: Wanted = {}) {
      await this.openMenu(service);
      await this.addQuickly(dish);
      // Its branch has one zone, which costs 4.900.
      await this.openCart(total ?? (service === 'delivery' ? /19\.900/ : /15\.000/));
      await this.continueToPrecheckout();
    },
    async fillAddress() {
      await page.getByRole('button', { name: Place.on_map }).click();
      await page.getByRole('button', { name: Place.sketch }).click();
      await page.getByLabel(Place.address, { exact: true }).fill('Calle 60 # 9-40');
      await page.getByLabel(Place.neighbourhood).fill('Chapinero');
      await page.getByLabel(Place.reference).fill('Frente al parque');
      // The price of delivery hangs on it: what is pressed before it stands is another total.
      await expect(page.getByText(Cart.delivery_later)).toBeHidden();
    },
    /** Where it is folded to its answer. One whose answer turns out to be missing opens by itself. */
    async openSection(title: string, field: Locator) {
      const change = page.getByRole('button', { name: `${Checkout.change}: ${title}` });
      await field.or(change).filter({ visible: true }).first().waitFor();
      await expect(async () => {
        if (await change.isVisible()) await change.click({ timeout: 1_000 });
        await expect(field).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
    async fillContact() {
      await this.openSection(Checkout.who, page.getByLabel(Checkout.name));
      await page.getByLabel(Checkout.name).fill('Ana Ruiz');
      await page.getByLabel(new RegExp(literally(Checkout.phone))).fill(phone);
      await page.getByLabel(Checkout.email).fill('ana@example.com');
      await page.getByLabel(Checkout.dni, { exact: true }).fill(dni);
      await this.giveTip();
    },
    /** Says yes to the first suggestion, and waits for the bill: a press before it would be about another total. */
    async giveTip() {
      await page
        .getByRole('radio', { name: upTo(Checkout.tip_yes) })
        .first()
        .check();
      await expect(page.getByRole('term').filter({ hasText: Cart.tip })).toBeVisible();
    },
    async choose(method: string) {
      const way = page.locator(`input[name=method][value=${method}]`);
      await this.openSection(Checkout.how, way);
      await way.check();
    },
    async payInCash(amount: string) {
      await this.choose('cash');
      await page.getByRole('textbox', { name: Checkout.cash_other }).fill(amount);
      await page.getByRole('button', { name: upTo(Checkout.order_now) }).click();
    },
    async goToPay() {
      await this.choose('card');
      await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
      await expect(page.getByLabel(Checkout.card_number)).toBeVisible();
    },
    async payByNequi(number: string) {
      await page.getByLabel(Checkout.nequi_phone).fill(number);
      await page.locator('form label.choice input[type=checkbox]').check();
      await this.pressPay();
    },
    async goToPayByPse() {
      await this.choose('pse');
      await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
      await expect(page.getByRole('combobox', { name: Checkout.pse_bank })).toBeVisible();
    },
    /** Chooses a picture and sends it. */
    async sendProof(file: string) {
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByAltText(Checkout.proof_preview)).toBeVisible();
      await page.getByRole('button', { name: Checkout.proof_send }).click();
    },
    /** Finds the bank by a part of its name. */
    async chooseBank(part: string) {
      await page.getByRole('combobox', { name: Checkout.pse_bank }).fill(part);
      await page.keyboard.press('Enter');
    },
    /** Up to the page of the bank. */
    async payByPse() {
      await page.locator('form label.choice input[type=checkbox]').check();
      await this.pressPay();
      await page.waitForURL(/\/v1\/pse\/redirect\?ticket_id=/);
    },
    async payByCard(number: string) {
      await this.fillCard(number);
      await this.pressPay();
    },
    payButton,
    pressPay: () => payButton().click(),
    async fillCard(number: string) {
      await page.getByLabel(Checkout.card_number).fill(number);
      await page.getByLabel(Checkout.card_expiry).fill('12/31');
      await page.getByLabel(Checkout.card_cvc).fill('123');
      const accept = page.locator('form label.choice input[type=checkbox]');
      await accept.check();
    },
    /** The id of the order whose page is open. */
    async orderId(): Promise<string> {
      await expect(page).toHaveURL(/\/centro\/order\/\d+$/);
      // An order that is paid, or will be in person, shows its progress; the words are each country's own.
      await expect(page.getByRole('list', { name: Order.progress })).toBeVisible();
      return new URL(page.url()).pathname.split('/').at(-1) ?? '';
    },
  };
}
