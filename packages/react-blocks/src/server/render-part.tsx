import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createNeedsCollector, NeedsProvider, type PageNeeds } from '../render/page-needs';
import type { TextsInUse } from '../texts/texts-in-use';
import { TextsInUseProvider } from '../texts/use-texts';

/** A rendered part of a page that is no block of it. */
export interface RenderedPart {
  readonly html: string;
  /** What it needs of its page. */
  readonly needs: Required<PageNeeds>;
}

/**
 * Renders a part of a page that is no block of it, such as a bar.
 *
 * @param part its markup
 * @param texts in the page's language
 */
export function renderPart(part: ReactNode, texts: TextsInUse | undefined): RenderedPart {
  const collector = createNeedsCollector();
  const html = renderToStaticMarkup(
    <TextsInUseProvider value={texts}>
      <NeedsProvider value={collector}>{part}</NeedsProvider>
    </TextsInUseProvider>,
  );
  return { html, needs: collector.needs() };
}
