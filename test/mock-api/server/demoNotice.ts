/** Tells the page that it is served with demo data; the footer shows the sentence. */
export const DEMO_META = {
  name: 'demo-api',
  content: 'Demo data. Texts come from the KJV and ASV; other translations show the KJV text.',
} as const;

/** A built page with the notice in its head. */
export function withDemoNotice(html: string): string {
  return html.replace('</head>', `<meta name="${DEMO_META.name}" content="${DEMO_META.content}" />\n</head>`);
}
