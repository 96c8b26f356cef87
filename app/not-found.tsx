/**
 * No address leads here (rule platform/made-up-paths). Next would write its own page for it into each document
 * (guarantee/document-weight).
 */
export default function NoPage() {
  return (
    <html lang="en">
      <body />
    </html>
  );
}
