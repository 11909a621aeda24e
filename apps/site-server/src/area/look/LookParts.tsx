import {
  lookFields,
  type LookContrast,
  type LookField,
  type LookFont,
  type LookPart,
  type ThemeLook,
} from '@frontage/site-model/look';
import { LookControl } from './LookControl';
import { sayOfLook, type LookCode } from './look-texts';

/** What can be chosen of a look, and what is. */
export interface LookPartsProps {
  readonly fonts: readonly LookFont[];
  readonly theme: ThemeLook;
  /** By name. */
  readonly entered: Readonly<Record<string, unknown>>;
  readonly wrong: ReadonlyMap<LookPart, string>;
  readonly contrasts: readonly LookContrast[];
}

interface Group {
  readonly title: LookCode;
  readonly hint?: LookCode;
  readonly has: (field: LookField) => boolean;
}

const isType = ({ name }: LookField) => /^(?:text|display)-/.test(name);

const groups: readonly Group[] = [
  { title: 'light', has: (field) => field.kind === 'color' && field.scheme === 'light' },
  {
    title: 'dark',
    hint: 'darkHint',
    has: (field) => field.kind === 'color' && field.scheme === 'dark',
  },
  { title: 'type', has: isType },
  { title: 'shape', has: (field) => field.kind === 'step' && !isType(field) },
];

/** Renders the parts of a look in their groups. */
export function LookParts({ entered, wrong, ...props }: LookPartsProps) {
  return groups.map(({ title, hint, has }) => (
    <fieldset className="look-group" key={title}>
      <legend>{sayOfLook(title)}</legend>
      {hint && <p className="hint quiet">{sayOfLook(hint)}</p>}
      {lookFields.filter(has).map((field) => {
        const value = entered[field.name];
        return (
          <LookControl
            key={field.name}
            {...props}
            field={field}
            value={typeof value === 'string' ? value : ''}
            wrong={wrong.get(field.name)}
          />
        );
      })}
    </fieldset>
  ));
}
