import { navigationLinks } from '@frontage/site-model';
import type { Site } from '../../sites/site-settings';

/** Whether the header or the footer links to a page, which matters before it is hidden. */
export function isInFrame({ settings: { headerFooter } }: Site, slug: string): boolean {
  const { header, footer } = headerFooter;
  const lines = footer.columns.flatMap((column) => column.lines);
  return [...navigationLinks(header.navigation), ...lines].some(
    ({ href }) => href?.replace(/[?#].*$/s, '') === `/${slug}`,
  );
}
