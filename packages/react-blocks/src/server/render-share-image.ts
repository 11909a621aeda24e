import { escapeHtml } from './escape-html';
import type { PageBrand } from './page-brand';

/** Renders the picture that services show beside a link to a page; nothing without one. */
export function renderShareImage({ shareImage }: PageBrand): string {
  if (!shareImage) return '';
  const { src, width, height, alt } = shareImage;
  const facts = { image: src, 'image:width': width, 'image:height': height, 'image:alt': alt };
  const tags = Object.entries(facts).map(([name, value]) =>
    value === '' || value === 0
      ? ''
      : `<meta property="og:${name}" content="${escapeHtml(String(value))}">`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}
