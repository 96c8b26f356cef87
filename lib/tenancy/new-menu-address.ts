const KEPT = /^(table|table_id|t|r|room|utm_[a-z]+)$/;

export const namesTableOrCampaign = (name: string): boolean => KEPT.test(name);

/** The edge's `URL` lacks `canParse`. */
function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Null if the template is not https (rule table/new-menu). The request never changes its host. */
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
