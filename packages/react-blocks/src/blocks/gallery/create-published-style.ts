import type { Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import { createWhileUsed, type Used } from '../../context/create-while-used';
import { publishedRules } from './published-rules';

/** The style sheet of a page's published galleries; removed when the last of them ends. */
export function createPublishedStyle({ window }: PageContext): () => Used<Style> {
  const { document, CSSStyleSheet } = window;
  return createWhileUsed(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(publishedRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return {
      destroy() {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (added) => added !== sheet,
        );
      },
    };
  });
}

interface Style {
  readonly destroy: Teardown;
}
