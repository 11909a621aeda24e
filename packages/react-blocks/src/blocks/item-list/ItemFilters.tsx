import type { ReactNode } from 'react';
import { everyItem, itemFilterHref } from '../../items/item-filter';
import type { ItemFilter, ItemLabel, ItemListView } from '../../items/item-view';
import { useTexts } from '../../texts/use-texts';
import { itemListTexts } from './item-list.texts';

/** Links that filter a list: by category, by tag, and events by whether they are over. */
export function ItemFilters({ view, head }: { view: ItemListView; head: string }): ReactNode {
  const { kind, path, filter, categories, tags } = view;
  const texts = useTexts(itemListTexts);
  const hrefOf = (chosen: Partial<ItemFilter>): string =>
    `${itemFilterHref(path, { ...everyItem, isPast: filter.isPast, ...chosen })}#${head}`;
  const labelled = (labels: readonly ItemLabel[], name: 'category' | 'tag'): Choice[] => [
    { text: texts.all, href: hrefOf({}), isChosen: filter[name] === '' },
    ...labels.map(({ word, count }) => ({
      text: texts.counted({ word, items: count }),
      href: hrefOf({ [name]: word }),
      isChosen: filter[name] === word,
    })),
  ];
  return (
    <div className="fr-item-list__filters">
      {kind === 'events' && (
        <Choices
          label={texts.when}
          choices={[false, true].map((isPast) => ({
            text: isPast ? texts.past : texts.upcoming,
            href: hrefOf({ isPast }),
            isChosen: filter.isPast === isPast,
          }))}
        />
      )}
      {categories.length > 0 && (
        <Choices label={texts.categories} choices={labelled(categories, 'category')} />
      )}
      {tags.length > 0 && <Choices label={texts.tags} choices={labelled(tags, 'tag')} />}
    </div>
  );
}

interface Choice {
  text: string;
  href: string;
  isChosen: boolean;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }): ReactNode {
  return (
    <nav className="fr-item-list__choices" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map(({ text, href, isChosen }) => (
          <li key={href + text}>
            <a href={href} aria-current={isChosen ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
