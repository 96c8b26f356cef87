const KEPT = /^(table|table_id|t|r|room|utm_[a-z]+)$/;

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
  const url = new URL(template.replace('{supplier_slug}', encodeURIComponent(supplierSlug)));
  for (const [name, value] of query) if (KEPT.test(name)) url.searchParams.set(name, value);
  return url.toString();
}
