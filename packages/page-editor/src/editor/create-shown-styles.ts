import { pageMarkup } from '../page/page-markup';

/** The styles that a page's blocks add to it. */
export interface ShownStyles {
  /** The marks of those that the editor has. */
  marks(): readonly string[];
  /** Takes those with these marks as shown: the page came with them. */
  remember(marks: readonly string[]): void;
  /** Shows those of a newer page; what was left out there is what the editor has already. */
  show(fresh: Document): void;
  /** Forgets what is shown, since the page was older. */
  forget(): void;
}

/** Makes what shows the styles of a page's newest version in a sheet of the page in the frame. */
export function createShownStyles(sheet: CSSStyleSheet): ShownStyles {
  let byMark: ReadonlyMap<string, string> = new Map();
  let shown = '';

  /** Takes the styles of a page; gives all of them as one text. */
  function take(page: Document): string {
    const styles = stylesOf(page).map((style) => {
      const mark = markOf(style);
      const isKnown = style.hasAttribute(pageMarkup.known);
      return { mark, text: isKnown ? byMark.get(mark) : style.textContent };
    });
    // What was left out and forgotten meanwhile is asked for once more.
    byMark = new Map(
      styles.flatMap(({ mark, text }) =>
        mark && text !== undefined ? [[mark, text] as const] : [],
      ),
    );
    return joined(styles.map(({ text }) => text));
  }

  const joined = (texts: readonly (string | undefined)[]) =>
    texts.map((text = '') => text).join('\n');

  return {
    marks: () => [...byMark.keys()],
    remember(marks) {
      // The page in the frame has their text by itself.
      byMark = new Map(marks.map((mark) => [mark, '']));
      shown = joined(marks.map(() => ''));
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

/** Lists the marks of the styles of a page that the server made. */
export function listStyleMarks(page: Document): readonly string[] {
  return stylesOf(page).map(markOf).filter(Boolean);
}

function stylesOf(page: Document): Element[] {
  return [...page.querySelectorAll('script[type="text/css"]')];
}

function markOf(style: Element): string {
  return style.getAttribute(pageMarkup.mark) ?? '';
}
