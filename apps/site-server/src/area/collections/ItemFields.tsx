import { maxCategoryLength } from '@frontage/site-model';
import type { CollectionKind } from '@frontage/react-blocks/server';
import { Field } from '../Field';
import { sayOfCollections } from './collection-texts';
import { EventFields } from './EventFields';
import type { EnteredItem, WrongItem } from './item-fields';

/** The props of the controls of an item. */
export interface ItemFieldsProps {
  readonly kind: CollectionKind;
  /** An IANA name. */
  readonly zone: string;
  readonly entered: EnteredItem;
  readonly wrong?: WrongItem | undefined;
  /** The categories of the collection, which are suggested. */
  readonly categories: readonly string[];
}

/** Renders what is asked about an item beside its words: dates, category, tags. */
export function ItemFields({ kind, zone, entered, wrong, categories }: ItemFieldsProps) {
  const wrongOf = (field: WrongItem['field']) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <>
      <Field
        name="date"
        type="datetime-local"
        label={sayOfCollections(kind === 'events' ? 'begins' : 'noteDate', { zone })}
        value={entered.date}
        wrong={wrongOf('date')}
        isRequired
      />
      {kind === 'events' && (
        <Field
          name="until"
          type="datetime-local"
          label={sayOfCollections('ends', { zone })}
          hint={sayOfCollections('endsHint')}
          value={entered.until}
          wrong={wrongOf('until')}
        />
      )}
      {kind === 'events' && <EventFields zone={zone} entered={entered} wrongOf={wrongOf} />}
      <Field
        name="category"
        label={sayOfCollections('category')}
        hint={sayOfCollections('categoryHint', { most: maxCategoryLength })}
        value={entered.category}
        wrong={wrongOf('category')}
        suggestions={categories}
      />
      <Field
        name="tags"
        label={sayOfCollections('tags')}
        hint={sayOfCollections('tagsHint')}
        value={entered.tags}
        wrong={wrongOf('tags')}
      />
    </>
  );
}
