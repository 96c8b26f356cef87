import { getConfig } from '@/lib/contract/tenant/calls';
import { toTenantFacts } from '@/lib/tenancy/page-facts';
import { getContractExample } from '@/tests/support/backend/contract-examples';

const tenant = getContractExample(getConfig);
const factsOf = (changes: Partial<typeof tenant>) =>
  toTenantFacts({ tenant: { ...tenant, ...changes }, host: 'a.test', lang: 'en' });

test('the host and language of the page stand beside what the config says', () => {
  expect(factsOf({})).toMatchObject({ id: tenant.id, name: tenant.name, host: 'a.test', lang: 'en' });
});

test('services and branches come as names, without what a script has no use for', () => {
  const supplier = { id: 4, slug: 'centro', name: 'Centro', on_table_class: 'basic' as const, services: [] };
  const links = [{ type: 'delivery' as const }, { type: 'book' as const }];
  const facts = factsOf({ links, suppliers: [supplier], no_tip: ['room'] });
  expect(facts.noTip).toEqual(['room']);
  expect(facts.services).toEqual(['delivery', 'book']);
  expect(facts.suppliers).toEqual([{ id: 4, slug: 'centro', services: [] }]);
});

test('a broken pixel id never reaches a script (guarantee/safe-links)', () => {
  const pixels = { pixel_google_analytics: "G-1');alert(1)//", pixel_facebook_analytics: '123456' };
  expect(factsOf(pixels).pixels).toEqual({ google: null, meta: '123456' });
});

test('a preview loads no pixel (rule tenant/preview)', () => {
  const config = { ...tenant, pixel_google_analytics: 'G-ABCD1234', pixel_facebook_analytics: '123456' };
  const facts = (isPreview: boolean) =>
    toTenantFacts({ tenant: config, host: 'a.test', lang: 'en', isPreview });
  expect(facts(true)).toMatchObject({ isPreview: true, pixels: { google: null, meta: null } });
  expect(facts(false)).toMatchObject({ isPreview: false, pixels: { google: 'G-ABCD1234' } });
});

test('nothing that only servers use is told', () => {
  expect(Object.keys(factsOf({}))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/gateway|frame|style|status|new_menu/)]),
  );
});

test('whether there is a landing and whether there are policies, for the links of the shell', () => {
  const policies = [{ key: 'terms', title: 'Terms', text: 'Text' }];
  expect(factsOf({ links: [{ type: 'on_table' }], policies })).toMatchObject({
    hasLanding: false,
    hasPolicies: true,
  });
  expect(factsOf({ links: [{ type: 'delivery' }], policies: [] })).toMatchObject({
    hasLanding: true,
    hasPolicies: false,
  });
});
