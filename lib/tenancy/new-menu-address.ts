const KEPT = /^(table|table_id|t|r|room|utm_[a-z]+)$/;

/** Whether a word of an address names the table or the campaign. */
export const namesTableOrCampaign = (name: string): boolean => KEPT.test(name);

/** The edge's own URL has no `canParse`. */
function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * The address of the new menu of a branch, with what names the table and the campaign (decision 21);
 * null when the template is not an https address. Nothing of the request reaches its host.
 */
export function newMenuAddress({
  template,
  supplierSlug,
  query,
}: {
  template: string;
  supplierSlug: string;
  query: URLSearchParams;
}): string | null {
  if (!template.startsWith('https://')) return null;
  const url = parseUrl(template.replace('{supplier_slug}', encodeURIComponent(supplierSlug)));
  if (!url) return null;
  for (const [name, value] of query) if (namesTableOrCampaign(name)) url.searchParams.set(name, value);
  return url.toString();
}
