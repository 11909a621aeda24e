import type { TagsView } from './item-view';

/** On a block that leads to the page of a collection: no item list there shows what fits. */
const lacksListAttribute = 'data-lacks-list';

/** Marks such a block, for the editor. */
export function markLackingList({ hasList = true }: Pick<TagsView, 'hasList'>) {
  return { [lacksListAttribute]: hasList ? undefined : '' };
}
