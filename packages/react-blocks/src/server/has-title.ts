import type { PageRecord } from '@frontage/site-model';
import { readStoredText } from '../blocks/text/text.stored';

/** Whether one of the page's texts is its title, a heading of the first level. */
export function hasTitle({ document }: Pick<PageRecord, 'document'>): boolean {
  return document.sections.some(({ blocks }) =>
    blocks.some(
      ({ type, data }) =>
        type === 'text' &&
        readStoredText(data).nodes.some((node) => node.kind === 'heading' && node.level === 1),
    ),
  );
}
