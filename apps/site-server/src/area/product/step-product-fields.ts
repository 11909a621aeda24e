import { fieldOf, readLines, writeLines } from '../entries/entry-fields';
import { stepLines } from '../entries/step-lines';
import type { ProductFields } from './product-fields';

/** The controls after a button that saves nothing, and the control to go on with. */
export interface SteppedFields {
  readonly fields: ProductFields;
  /** The name of a control, or `do:` and the value of a button. */
  readonly focus: string;
}

/** The buttons that save nothing, by the first part of their value. */
type Step = 'add' | 'remove' | 'up' | 'down';

/** What the buttons change. */
const stepped = { variant: 'variants', picture: 'pictures', option: 'options' } as const;

type SteppedKind = keyof typeof stepped;

/** Writes the value of a button that saves nothing, such as `up-variant@small`. */
export function stepName(step: Step, kind: SteppedKind, id = ''): string {
  return fieldOf(`${step}-${kind}`, id);
}

/**
 * Does what a button that saves nothing asks for.
 *
 * @param fields the controls as they were entered
 * @param button its value, from `stepName`
 * @param createId makes the id of a new variant
 * @returns undefined for a button that there is not
 */
export function stepProductFields(
  fields: ProductFields,
  button: string,
  createId: () => string,
): SteppedFields | undefined {
  const [, step, kind, id = ''] =
    /^(add|remove|up|down)-(variant|picture|option)@(.*)$/s.exec(button) ?? [];
  if (kind === 'option') return step === 'add' ? addOption(fields) : undefined;
  if (kind !== 'variant' && kind !== 'picture') return undefined;
  if (step === 'add' && kind === 'variant') return addVariant(fields, createId());
  if (step === 'add') return addPicture(fields, id);
  if (step !== 'remove' && step !== 'up' && step !== 'down') return undefined;
  return stepLines(fields, { list: stepped[kind], move: step, id, button }, stepName('add', kind));
}

function addPicture(fields: ProductFields, id: string): SteppedFields {
  const pictures = writeLines([...new Set([...readLines(fields['pictures']), id])]);
  return { fields: { ...fields, pictures }, focus: fieldOf('alt', id) };
}

function addOption(fields: ProductFields): SteppedFields {
  const numbers = Object.keys(fields).flatMap((name) => {
    const number = /^option-(\d{1,2})$/.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const name = `option-${Math.max(-1, ...numbers) + 1}`;
  return { fields: { ...fields, [name]: '' }, focus: name };
}

/** A new variant has what the last one has, but for its SKU and stock. */
function addVariant(fields: ProductFields, id: string): SteppedFields {
  const list = readLines(fields['variants']);
  const last = list.at(-1) ?? '';
  const copied = Object.entries(fields).flatMap(([field, value]) =>
    field.endsWith(`@${last}`) && last !== ''
      ? [[`${field.slice(0, -last.length)}${id}`, value]]
      : [],
  );
  const blank = { [fieldOf('sku', id)]: '', [fieldOf('stock', id)]: '0' };
  return {
    fields: {
      ...fields,
      ...Object.fromEntries(copied),
      ...blank,
      variants: writeLines([...list, id]),
    },
    focus: fieldOf(Object.hasOwn(fields, 'option-0') ? 'option-0' : 'price', id),
  };
}
