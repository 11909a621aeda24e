import type { JsonValue } from '@frontage/site-model';
import type { FocalPoint } from '@frontage/site-model/fields';
import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** Makes the control of the point of a picture that must stay in view, in percent. */
export function createFocalPointInput(options: FieldInputOptions<'focalPoint'>): FieldInput {
  const { context, field, enter } = options;
  const { document } = context;
  const read = (raw: JsonValue | undefined): FocalPoint | undefined => {
    const { x, y } = { ...(field.read(raw) as Partial<FocalPoint> | undefined) };
    return x === undefined || y === undefined ? undefined : { x, y };
  };
  // Its reader returns a point; the type of a field of any kind says less.
  const standard = field.fallback as FocalPoint | undefined;

  const ranges = { x: createRange(texts.fromLeft), y: createRange(texts.fromTop) };
  const root = element(document, 'div', { class: 'fields-ranges' }, ranges.x.root, ranges.y.root);

  function createRange(label: string) {
    const output = element(document, 'output', { 'aria-hidden': 'true' });
    const input = element(document, 'input', {
      type: 'range',
      min: 0,
      max: 100,
      // Left is left, whatever the direction of the language.
      dir: 'ltr',
      input: () => {
        write();
        enter({ value: { x: share(ranges.x.input), y: share(ranges.y.input) } });
      },
    });
    const write = (): void => {
      const words = texts.percent(input.valueAsNumber);
      output.textContent = words;
      input.setAttribute('aria-valuetext', words);
    };
    const show = (part: number): void => {
      input.value = String(Math.round(part * 100));
      write();
    };
    return { root: element(document, 'label', {}, label, output, input), input, show };
  }

  return {
    root,
    control: root,
    naming: 'group',
    show(stored) {
      const { x, y } = read(stored) ?? standard ?? middle;
      ranges.x.show(x);
      ranges.y.show(y);
    },
    note() {
      const { x, y } = standard ?? middle;
      return texts.defaultIs(texts.focalPoint(Math.round(x * 100), Math.round(y * 100)));
    },
    focus: () => ranges.x.input.focus(),
  };
}

/** Two digits: 0.29 and not 0.29000000000000004. */
function share({ valueAsNumber }: HTMLInputElement): number {
  return valueAsNumber / 100;
}
