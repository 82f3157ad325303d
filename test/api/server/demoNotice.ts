/** Tells the page that it is served with demo data, which the footer then shows. */
export const DEMO_META = {
  name: 'demo-api',
  content: 'Demo data. Texts come from the KJV and ASV; other translations show the KJV text.',
} as const;

/** Adds the notice to the head of a built page. */
export function withDemoNotice(html: string): string {
  return html.replace('</head>', `<meta name="${DEMO_META.name}" content="${DEMO_META.content}" />\n</head>`);
}
