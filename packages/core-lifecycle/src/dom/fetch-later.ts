import { laterAttribute } from './block-attributes';

/**
 * Fetches files that wait in a template of the page, all at once.
 *
 * @param kind whose files, see `laterAttribute`
 */
export function fetchLater(document: Document, kind: string | undefined): void {
  document.head.append(
    document.querySelector<HTMLTemplateElement>(`[${laterAttribute}='${kind}']`)?.content ?? '',
  );
}
