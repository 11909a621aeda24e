import { fieldParts, fieldTypes, type FieldType } from '@frontage/form-runtime';

/** A control for typing or choosing. */
export type PublishedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of published markup. */
export interface PublishedField {
  readonly wrapper: HTMLElement;
  /** The id of its value in submissions: that of its element. */
  readonly id: string;
  readonly type: FieldType;
  /** Its title; '' if the markup has none. */
  readonly title: string;
  /** The element that shows the title. */
  readonly shown: Element | undefined;
  readonly required: boolean;
  /** Its controls, each with the name that our reader needs. */
  readonly controls: readonly NamedControl[];
  /** The groups of a likert, one per statement. */
  readonly statements: readonly HTMLElement[];
}

/** A control with its name in our markup, e.g. `name-1.first`. */
export interface NamedControl {
  readonly control: PublishedControl;
  readonly name: string;
  /** Which part of a field with several. */
  readonly part?: string;
}

const controlSelector =
  'input:not([type=submit], [type=button], [type=reset], [type=image], [type=file]), select, textarea';
const wrapperSelector =
  '.form-item, .newsletter-form-field-wrapper, fieldset:has(.newsletter-form-field-wrapper)';
/** Where the title of a field may be, the most reliable first. */
const titleSelectors = [':scope > .title', ':scope > legend', ':scope > label', '.title'];

/** Kinds of fields by the type of their control, if no class says it. */
const kinds: { readonly [type in string]?: FieldType } = {
  email: 'email',
  textarea: 'textarea',
  'select-one': 'select',
  number: 'number',
  url: 'website',
  password: 'password',
  radio: 'radio',
  checkbox: 'checkbox',
  hidden: 'hidden',
};

/**
 * Finds the fields of a published form, including older markup; sections and elements without
 * controls are left out. Never throws.
 */
export function readPublishedFields(form: HTMLFormElement): PublishedField[] {
  const found = [...form.querySelectorAll<HTMLElement>(wrapperSelector)];
  const outer = found.filter(
    (wrapper) => !found.some((other) => other !== wrapper && other.contains(wrapper)),
  );
  return outer.flatMap((wrapper, index) => readField(wrapper, `field-${index + 1}`) ?? []);
}

const isControl = (element: Element): element is PublishedControl =>
  element.matches(controlSelector);

function readField(wrapper: HTMLElement, spareId: string): PublishedField | undefined {
  const controls = isControl(wrapper)
    ? [wrapper]
    : [...wrapper.querySelectorAll<PublishedControl>(controlSelector)];
  const type = typeOf(wrapper, controls);
  const counted = controls.filter((control) => type === 'hidden' || control.type !== 'hidden');
  const [first] = counted;
  if (!first || type === 'section') return undefined;
  const id =
    [wrapper.id, first.id.replace(/-field$/, ''), first.name].find((text) =>
      /^[\w-]+$/.test(text),
    ) ?? spareId;
  const shown =
    titleSelectors
      .map((selector) => wrapper.querySelector(selector))
      .find((element) => element?.textContent?.trim()) ?? undefined;
  const statements =
    type === 'likert' ? [...wrapper.querySelectorAll<HTMLElement>('[data-question]')] : [];
  return {
    wrapper,
    id,
    type,
    title: titleOf(shown, first),
    shown,
    required:
      wrapper.matches('.required') ||
      wrapper.querySelector('.required, [required], [aria-required=true]') !== null,
    controls: nameControls(id, type, counted, statements),
    statements,
  };
}

function typeOf(wrapper: Element, controls: readonly PublishedControl[]): FieldType {
  const named = fieldTypes.find((type) => wrapper.classList.contains(type));
  if (named) return named;
  if (wrapper.querySelector('[data-question]')) return 'likert';
  const single = kinds[controls[0]?.type ?? ''];
  // A field with two one-line controls and no class is the name in a newsletter form.
  return single ?? (controls.length > 1 ? 'name' : 'text');
}

/** The title of a field without its mark for required and its description. */
function titleOf(shown: Element | undefined, control: PublishedControl): string {
  // A copy: the page's own element is unchanged.
  const copy = shown?.cloneNode(true) as Element | undefined; // the copy of an element is one
  for (const extra of copy?.querySelectorAll('.required, .description, input, select, textarea') ??
    [])
    extra.remove();
  const texts = [
    copy?.textContent,
    control.getAttribute('aria-label'),
    control.getAttribute('placeholder'),
    control.dataset.title,
  ];
  return (
    texts
      .map((text) =>
        text
          ?.replace(/\s+/g, ' ')
          .replace(/\s*\*\s*$/, '')
          .trim(),
      )
      .find(Boolean) ?? ''
  );
}

function nameControls(
  id: string,
  type: FieldType,
  controls: readonly PublishedControl[],
  statements: readonly Element[],
): NamedControl[] {
  if (type === 'likert') {
    return controls.flatMap((control) => {
      const index = statements.findIndex((statement) => statement.contains(control));
      return index < 0 ? [] : { control, name: `${id}.${index}` };
    });
  }
  if (type === 'radio' || type === 'checkbox')
    return controls
      .filter((control) => control.type === type)
      .map((control) => ({ control, name: id }));
  if (type in fieldParts)
    return nameParts(id, fieldParts[type as keyof typeof fieldParts], controls);
  return controls.slice(0, 1).map((control) => ({ control, name: id }));
}

/**
 * Parts are identified by `data-title`, or else by their order; a phone with three parts has no
 * country code.
 */
function nameParts(
  id: string,
  parts: readonly string[],
  controls: readonly PublishedControl[],
): NamedControl[] {
  const partWords = controls.map(({ dataset: { title = '' } }) => {
    const word = title
      .toLowerCase()
      .replace(/[^a-z\d]/g, '')
      .replace('ampm', 'period');
    return parts.find((part) => word.startsWith(part));
  });
  const isTold = new Set(partWords).size === controls.length && !partWords.includes(undefined);
  const skipped = parts[0] === 'country' && controls.length < parts.length ? 1 : 0;
  return controls.flatMap((control, index) => {
    const part = isTold ? partWords[index] : parts[index + skipped];
    return part === undefined ? [] : { control, name: `${id}.${part}`, part };
  });
}
