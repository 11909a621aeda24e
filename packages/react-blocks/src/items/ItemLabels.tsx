import type { ReactNode } from 'react';
import { everyItem, itemFilterHref } from './item-filter';
import type { ItemView } from './item-view';

/** The category and the tags of an item, each a link to what else has it. */
export function ItemLabels({
  item: { category, tags },
  listPath,
  label,
}: {
  item: Pick<ItemView, 'category' | 'tags'>;
  /** The path of the list; undefined if visitors do not see that. */
  listPath: string | undefined;
  /** The name of the list of labels. */
  label: string;
}): ReactNode {
  const hrefOf = (chosen: object): string | undefined =>
    listPath === undefined ? undefined : itemFilterHref(listPath, { ...everyItem, ...chosen });
  const labels = [
    ...(category === '' ? [] : [{ word: category, href: hrefOf({ category }) }]),
    ...tags.map((tag) => ({ word: tag, href: hrefOf({ tag }) })),
  ];
  if (labels.length === 0) return null;
  return (
    <ul className="fr-item__labels" aria-label={label}>
      {labels.map(({ word, href }, index) => (
        <li key={`${index} ${word}`}>
          <a href={href}>{word}</a>
        </li>
      ))}
    </ul>
  );
}
