import { Field } from '../Field';
import { seenPrefix } from '../settings/save-settings';
import type { FoundEntry } from '../words/find-entries';
import { sayOfLanguages } from './language-texts';
import { listPluralForms, readPluralForms } from './plural-forms';
import { englishOf, isLong, placesOf } from './text-field';
import type { TextEntry } from '../words/text-entry';

/** What stands in the controls of texts, by their ids. */
export interface EnteredTexts {
  readonly entered: ReadonlyMap<string, string>;
  /** What was stored when the page was opened. */
  readonly seen: ReadonlyMap<string, string>;
  /** @default nothing */
  readonly wrong?: ReadonlyMap<string, string> | undefined;
}

/** Renders the controls of texts, under the headings of their subjects. */
export function TextEntries({
  found,
  tag,
  texts,
}: {
  found: readonly FoundEntry[];
  tag: string;
  texts: EnteredTexts;
}) {
  return found.map(({ entry, group }, index) => (
    <div key={entry.id}>
      {found[index - 1]?.group.id !== group.id && <h2>{group.title}</h2>}
      <input type="hidden" name={seenPrefix + entry.id} value={texts.seen.get(entry.id) ?? ''} />
      <TextControls entry={entry} tag={tag} texts={texts} />
    </div>
  ));
}

function TextControls({
  entry,
  tag,
  texts,
}: {
  entry: TextEntry;
  tag: string;
  texts: EnteredTexts;
}) {
  const { id, english } = entry;
  const value = texts.entered.get(id) ?? '';
  const wrong = texts.wrong?.get(id);
  if (typeof english !== 'string')
    return <FormControls entry={{ ...entry, english }} tag={tag} value={value} wrong={wrong} />;
  const places = placesOf(english);
  return (
    <Field
      name={id}
      label={english}
      value={value}
      lang={tag}
      rows={isLong(entry) ? 3 : undefined}
      hint={
        places.length > 0 ? sayOfLanguages('keepPlaces', { places: places.join(', ') }) : undefined
      }
      wrong={wrong}
    />
  );
}

/** A control for each form of a text by count. */
function FormControls({
  entry: { id, english },
  tag,
  value,
  wrong,
}: {
  entry: TextEntry & { english: Exclude<TextEntry['english'], string> };
  tag: string;
  value: string;
  wrong: string | undefined;
}) {
  const forms = readPluralForms(value);
  const places = placesOf(english).filter((place) => place !== '{count}');
  return (
    <fieldset
      className="variant"
      aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
    >
      <legend>{englishOf(english)}</legend>
      {wrong !== undefined && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
      <p className="hint quiet">
        {[
          sayOfLanguages('countHint', { place: '{count}' }),
          ...(places.length > 0
            ? [sayOfLanguages('keepPlaces', { places: places.join(', ') })]
            : []),
        ].join(' ')}
      </p>
      <div className="entryrow">
        {listPluralForms(tag, english).map((key) => (
          <Field
            key={key}
            name={`${id}@${key}`}
            label={sayOfLanguages('formOf', { form: nameOfForm(key) })}
            value={forms[key] ?? ''}
            lang={tag}
          />
        ))}
      </div>
    </fieldset>
  );
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

function nameOfForm(key: string): string {
  const category = categories.find((name) => name === key);
  return category === undefined
    ? sayOfLanguages('exactly', { count: key.slice(1) })
    : sayOfLanguages(category);
}
