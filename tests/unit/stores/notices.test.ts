import { createStores } from '@/lib/stores/create-stores';
import { keepNotice } from '@/lib/stores/notices';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

test('the last five notices are kept, the newest first, each once (rule visit/notices)', () => {
  const storage = memoryStorage();
  const stores = createStores({ openStorage: () => storage, openSpare: memoryStorage });
  for (const text of ['1', '2', '3', '2', '4', '5', '6', 'x'.repeat(400)]) keepNotice({ stores, text });
  expect(stores.shared.getState().notices).toEqual(['x'.repeat(300), '6', '5', '4', '2']);
});
