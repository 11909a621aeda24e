import type { PublishReview, ReviewChange, TextChange } from '@frontage/site-model/editing';
import { element } from '../elements/element';
import { sayOfReview } from './review-texts';

/** What is done with a change. */
export interface ChangeDeeds {
  /** Shows the block that it is about. */
  see(blockId: string): void;
  /** Takes the change back. */
  leaveOut(change: ReviewChange): void;
}

/**
 * Lists what publishing a page would change for visitors, kind by kind, and what else it means.
 *
 * @param document of the editor
 * @param review as the server sees it
 * @param deeds what is done with a change
 */
export function createChangeList(
  document: Document,
  { summary, changes, facts }: Pick<PublishReview, 'summary' | 'changes' | 'facts'>,
  deeds: ChangeDeeds,
): readonly HTMLElement[] {
  const groups = new Map<string, ReviewChange[]>();
  for (const change of changes)
    groups.set(change.group, [...(groups.get(change.group) ?? []), change]);
  return [
    element(document, 'p', {}, summary),
    ...[...groups].flatMap(([group, list]) => [
      element(document, 'h3', {}, group),
      element(
        document,
        'ul',
        { class: 'changes' },
        ...list.map((change) => createItem(document, change, deeds)),
      ),
    ]),
    element(
      document,
      'dl',
      { class: 'facts' },
      ...facts.map(({ label, text, isNew }) =>
        element(
          document,
          'div',
          {},
          element(document, 'dt', {}, label),
          element(document, 'dd', {}, isNew ? element(document, 'strong', {}, text) : text),
        ),
      ),
    ),
  ];
}

function createItem(document: Document, change: ReviewChange, deeds: ChangeDeeds): HTMLElement {
  const { title, block, texts } = change;
  const button = (text: 'see' | 'leaveOut', click: () => void) =>
    element(
      document,
      'button',
      {
        type: 'button',
        class: 'button',
        'data-look': 'quiet',
        'aria-label': sayOfReview(`${text}Of`, { title }),
        click,
      },
      sayOfReview(text),
    );
  return element(
    document,
    'li',
    {},
    element(document, 'h4', {}, title),
    ...texts.map((text) => createChangedText(document, text)),
    element(
      document,
      'div',
      { class: 'row' },
      ...(block === undefined ? [] : [button('see', () => deeds.see(block))]),
      button('leaveOut', () => deeds.leaveOut(change)),
    ),
  );
}

function createChangedText(
  document: Document,
  { start, before, after, end }: TextChange,
): HTMLElement {
  return element(
    document,
    'p',
    { class: 'changed', dir: 'auto' },
    start,
    ...(before === '' ? [] : [element(document, 'del', {}, before)]),
    ...(before === '' || after === '' ? [] : [' ']),
    ...(after === '' ? [] : [element(document, 'ins', {}, after)]),
    end,
  );
}
