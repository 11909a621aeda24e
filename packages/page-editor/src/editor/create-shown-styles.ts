import { pageMarkup } from '../page/page-markup';

/** The styles that a page's blocks add to it. */
export interface ShownStyles {
  /** The marks of those that the editor has. */
  marks(): readonly string[];
  /** Takes those with marks as shown, also without their text: the page came with them. */
  remember(made: Document): void;
  /** Shows those of a newer page; what was left out there is what the editor has already. */
  show(fresh: Document): void;
  /** Forgets what is shown, since the page was older. */
  forget(): void;
}

/** Makes what shows the styles of a page's newest version in a sheet of the page in the frame. */
export function createShownStyles(sheet: CSSStyleSheet): ShownStyles {
  let byMark: ReadonlyMap<string, string> = new Map();
  let shown = '';

  /**
   * Takes the styles of a page; gives all of them as one text.
   *
   * @param forgotten stands for what was left out, and is not at hand. @default nothing does
   */
  function take(page: Document, forgotten?: string): string {
    const styles = [...page.querySelectorAll('script[type="text/css"]')].map((style) => {
      const mark = style.getAttribute(pageMarkup.mark) ?? '';
      const isKnown = style.hasAttribute(pageMarkup.known);
      return { mark, text: isKnown ? (byMark.get(mark) ?? forgotten) : style.textContent };
    });
    // What was left out and forgotten meanwhile is asked for once more.
    byMark = new Map(
      styles.flatMap(({ mark, text }) =>
        mark && text !== undefined ? [[mark, text] as const] : [],
      ),
    );
    return styles.map(({ text = '' }) => text).join('\n');
  }

  return {
    marks: () => [...byMark.keys()],
    remember(made) {
      // The page in the frame has their text by itself.
      const css = take(made, '');
      if (byMark.size > 0) shown = css;
    },
    show(fresh) {
      const css = take(fresh);
      // Another sheet, even the same, makes the browser style the whole page anew.
      if (css !== shown) sheet.replaceSync(css);
      shown = css;
    },
    forget() {
      byMark = new Map();
      shown = '';
    },
  };
}
