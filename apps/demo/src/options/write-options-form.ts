import type { KnownField } from '@frontage/site-model/fields';
import type { OptionsSample } from './options-sample';
import { applies, controlsOf, type ReadOptions } from './read-options';

/** The controls that every sample has beside the fields of its block. */
export const sampleControls = { content: 'content', direction: 'direction' } as const;

/** The heading of fields that have none. */
const last = 'Words and address';

/** What is chosen of them. */
export interface SampleChoice {
  readonly content: string;
  readonly isRightToLeft: boolean;
}

/**
 * Writes the form in which visitors choose the options of a block; it asks for its own page with
 * them, so it needs no script. Options that mean nothing with what is chosen keep what they had.
 */
export function writeOptionsForm(
  sample: OptionsSample,
  options: ReadOptions,
  choice: SampleChoice,
): string {
  const { page, table, left, contents } = sample;
  const groups = new Map<string, string[]>();
  const hidden: string[] = [];
  for (const { name, field, group } of controlsOf(table, left)) {
    const isShown =
      applies(field, table, options.data) && (!group || applies(group, table, options.data));
    const value = options.given.get(name) ?? '';
    if (isShown) {
      const title = field.group ?? group?.group ?? last;
      groups.set(title, [
        ...(groups.get(title) ?? []),
        writeControl(name, field, value, options, group),
      ]);
    } else if (value !== '')
      hidden.push(`<input type="hidden" name="${escape(name)}" value="${escape(value)}">`);
  }
  const own = [
    writeSelect(sampleControls.content, 'Sample', contentWords(contents), choice.content),
    writeSelect(
      sampleControls.direction,
      'Direction of the page',
      { '': 'From left to right', rtl: 'From right to left, in Arabic' },
      choice.isRightToLeft ? 'rtl' : '',
    ),
  ];
  const ordered = [...groups].sort(
    ([one], [other]) => Number(one === last) - Number(other === last),
  );
  const sets = [['Sample', own] as const, ...ordered].map(([title, controls]) => {
    const isOpen = ['Sample', 'Design', 'Layout'].includes(title) || controls.some(isSet);
    return `<details class="options__group"${isOpen ? ' open' : ''}><summary>${escape(title)}</summary><div class="options__controls">${controls.join('')}</div></details>`;
  });
  return (
    `<form class="options" method="get" action="/${page.slug}#section-shown" autocomplete="off">` +
    `${summary(options)}${sets.join('')}${hidden.join('')}` +
    `<p class="options__actions"><button type="submit" class="fr-action">Show it so</button>` +
    `<a class="fr-action" data-look="quiet" href="/${page.slug}">Start again</a></p></form>`
  );
}

/** Whether a control has a value of its own. */
function isSet(control: string): boolean {
  return control.includes('data-set');
}

function contentWords(contents: OptionsSample['contents']): Record<string, string> {
  return Object.fromEntries(Object.entries(contents).map(([name, { label }]) => [name, label]));
}

/** A list of what is wrong, at the top, with links to the controls. */
function summary({ wrong }: ReadOptions): string {
  if (wrong.size === 0) return '';
  const items = [...wrong].map(
    ([name, message]) => `<li><a href="#${idOf(name)}">${escape(message)}</a></li>`,
  );
  return `<div class="options__wrong" role="alert"><p>Not all of it could be shown:</p><ul>${items.join('')}</ul></div>`;
}

function writeControl(
  name: string,
  field: KnownField,
  value: string,
  { wrong }: ReadOptions,
  group?: KnownField,
): string {
  const label = group ? `${group.label}: ${field.label}` : field.label;
  const about = { hint: field.hint ?? group?.hint, error: wrong.get(name) };
  if (field.kind === 'flag')
    return writeSelect(name, label, { '': usual(field), yes: 'Yes', no: 'No' }, value, about);
  if (field.kind === 'choice') {
    const words = Object.fromEntries(
      field.values.map((word) => [String(word), field.options?.[word] ?? String(word)]),
    );
    return writeSelect(name, label, { '': usual(field, words), ...words }, value, about);
  }
  const bounds = field.kind === 'number' ? numberBounds(field) : '';
  const unit = field.kind === 'number' && field.unit ? ` (${field.unit})` : '';
  const control = `<input class="fr-field" id="${idOf(name)}" name="${escape(name)}" value="${escape(value)}"${bounds}${describedBy(name, about)}>`;
  return writeField(name, label + unit, control, value, about);
}

/** The first entry of a list: what it is where nothing is chosen. */
function usual({ fallback }: KnownField, words: Readonly<Record<string, string>> = {}): string {
  if (fallback === undefined) return 'As usual';
  const said = typeof fallback === 'boolean' ? (fallback ? 'Yes' : 'No') : words[String(fallback)];
  return `As usual: ${said ?? String(fallback)}`;
}

function numberBounds(field: Extract<KnownField, { kind: 'number' }>): string {
  const { least, above, most, whole } = field;
  const from = least ?? above;
  return ` type="number" inputmode="decimal" step="${whole ? 1 : 'any'}"${from === undefined ? '' : ` min="${from}"`} max="${most}"`;
}

interface About {
  hint?: string | undefined;
  error?: string | undefined;
}

function writeSelect(
  name: string,
  label: string,
  words: Readonly<Record<string, string>>,
  value: string,
  about: About = {},
): string {
  const options = Object.entries(words).map(
    ([word, said]) =>
      `<option value="${escape(word)}"${word === value ? ' selected' : ''}>${escape(said)}</option>`,
  );
  const control = `<select class="fr-field" id="${idOf(name)}" name="${escape(name)}"${describedBy(name, about)}>${options.join('')}</select>`;
  return writeField(name, label, control, value, about);
}

function writeField(
  name: string,
  label: string,
  control: string,
  value: string,
  about: About,
): string {
  const { hint, error } = about;
  const id = idOf(name);
  return (
    `<p class="options__field"${value === '' ? '' : ' data-set'}><label for="${id}">${escape(label)}</label>` +
    (hint ? `<span class="options__hint" id="${id}-hint">${escape(hint)}</span>` : '') +
    (error ? `<span class="options__error" id="${id}-error">${escape(error)}</span>` : '') +
    `${control}</p>`
  );
}

function describedBy(name: string, { hint, error }: About): string {
  const id = idOf(name);
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])];
  return `${ids.length > 0 ? ` aria-describedby="${ids.join(' ')}"` : ''}${error ? ' aria-invalid="true"' : ''}`;
}

function idOf(name: string): string {
  return `option-${name.replace('.', '-')}`;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
