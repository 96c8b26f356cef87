import { loginSmartLink } from '@/lib/contract/people/account-calls';
import { adoptProfile } from '@/lib/stores/adopt-profile';
import { createStores } from '@/lib/stores/create-stores';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

const PROFILE = getContractExample(loginSmartLink);
const VISIT = { session: { id: 7 }, acquisition: { id: 8 }, metricSent: true, notices: ['Va en camino'] };
const cookies = { version: '1', accepted: true, time: '2026-11-01T00:00:00Z', recorded: true };

function adopt(before: number) {
  const storage = memoryStorage();
  const stores = createStores({ openStorage: () => storage, openSpare: memoryStorage });
  adoptProfile({ stores, profile: { ...PROFILE, id: before } });
  stores.shared.setState({ ...VISIT, cookies });
  adoptProfile({ stores, profile: PROFILE });
  return stores.shared.getState();
}

test('another’s visit and notices are not taken along, the browser’s answer about cookies is (rule people/smart-link)', () => {
  expect(adopt(PROFILE.id + 1)).toMatchObject({
    ...{ session: null, acquisition: null, metricSent: false, notices: [] },
    cookies,
  });
});

test('the same diner’s are', () => {
  expect(adopt(PROFILE.id)).toMatchObject({ ...VISIT, cookies });
});
