import { warnOfStaffHost } from '@/backend/tenant';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test('a tenant whose host became the staff address is named at the start (rule staff/people)', async () => {
  const { db } = backend;
  const { host, slug } = await backend.importTenant(createBundle());
  const error = jest.fn();
  for (const staffHost of [null, 'staff.localhost']) await warnOfStaffHost({ db, log: { error }, staffHost });
  expect(error).not.toHaveBeenCalled();
  await warnOfStaffHost({ db, log: { error }, staffHost: host });
  expect(error.mock.calls).toEqual([[{ tenants: [slug] }, expect.stringContaining('STAFF_HOST')]]);
});
