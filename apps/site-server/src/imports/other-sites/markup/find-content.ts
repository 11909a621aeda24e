import { plainWords } from '@frontage/react-blocks/server';

/** Where the content of a page is. */
export interface PageContent {
  readonly root: Element;
  /** The names of what stands around it: the header and the footer of its site, scripts. */
  readonly around: readonly string[];
}

/** Parts that every page of a site has. */
const frame = 'header,nav,footer';

/**
 * Finds the content of a page without what all pages of its site have. Of a page that does not say
 * what its content is, everything but the parts of its frame is.
 */
export function findContent(document: Document): PageContent {
  const main =
    document.querySelector('main,[role=main]') ?? document.querySelector('#page,#content');
  if (main) return { root: main, around: listAround(main) };
  const parts = [...document.body.children].filter((element) => element.matches(frame));
  for (const part of parts) part.remove();
  return { root: document.body, around: parts.map(({ localName }) => localName) };
}

function listAround(root: Element): readonly string[] {
  const names: string[] = [];
  for (let place = root; place.localName !== 'body'; place = place.parentElement) {
    if (place.parentElement === null) break;
    for (const beside of place.parentElement.children)
      if (beside !== place && (beside.matches('script') || plainWords(beside) !== ''))
        names.push(beside.id === '' ? beside.localName : `${beside.localName}#${beside.id}`);
  }
  return names;
}
