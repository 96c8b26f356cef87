import * as z from 'zod/mini';
import { useKeptChoice } from '@/components/staff/use-kept-choice';
import { pictureSchema } from '@/lib/contract/staff/shop/fields';

const formSchema = z.object({
  name: z.string(),
  price: z.string(),
  category: z.string(),
  image: z.nullable(pictureSchema),
});
type Form = z.infer<typeof formSchema>;
const EMPTY: Form = { name: '', price: '', category: '', image: null };

function read(kept: string | null): Form {
  try {
    const parsed = formSchema.safeParse(JSON.parse(kept ?? 'null'));
    return parsed.success ? parsed.data : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** The form of a new product, which the device keeps until the product is made. */
export function useKeptForm(slug: string) {
  const [kept, keep] = useKeptChoice(slug, 'new-product');
  return [read(kept), (form: Form | null) => keep(form && JSON.stringify(form))] as const;
}
