import {
  describeContrast,
  type LookColorField,
  type LookContrast,
  type LookField,
  type LookFont,
  type ThemeLook,
} from '@frontage/site-model/look';
import { Field } from '../Field';
import { sayOfLook } from './look-texts';

/** A part of a look, and what stands in its control. */
export interface LookControlProps {
  readonly field: LookField;
  /** '' for what the theme says. */
  readonly value: string;
  readonly wrong: string | undefined;
  readonly theme: ThemeLook;
  readonly fonts: readonly LookFont[];
  readonly contrasts: readonly LookContrast[];
}

/** Renders the control of one part of a look, with a button that gives it back to the theme. */
export function LookControl(props: LookControlProps) {
  const { field, value, wrong } = props;
  const usual = usualValue(props);
  const shown = value || usual;
  return (
    <div
      className="look-part"
      data-look-part={field.name}
      data-kind={field.kind}
      data-usual={usual}
    >
      {field.kind === 'color' ? (
        <ColorControl {...props} field={field} value={shown} />
      ) : (
        <Field
          name={field.name}
          label={field.label}
          hint={field.hint}
          value={shown}
          wrong={wrong}
          options={optionsOf(props)}
        />
      )}
      <button
        className="button"
        data-look="quiet"
        name="do"
        value={`reset@${field.name}`}
        aria-label={sayOfLook('resetOf', { label: labelOf(field) })}
        hidden={shown === usual}
      >
        {sayOfLook('reset')}
      </button>
    </div>
  );
}

/** A colour by its number, and beside it, where scripts run, by the picker of the browser. */
function ColorControl({
  field,
  value,
  wrong,
  contrasts,
}: Omit<LookControlProps, 'field'> & { field: LookColorField }) {
  const { name, label, hint } = field;
  const { text, isLow } = describeContrast(contrasts, field);
  const notes = [
    ...(wrong === undefined ? [] : [`${name}-wrong`]),
    `${name}-contrast`,
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ];
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {wrong !== undefined && (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      )}
      <div className="look-color">
        <input
          type="color"
          defaultValue={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
          hidden
          aria-label={sayOfLook('pick', { label: labelOf(field) })}
          data-look-picker=""
        />
        <input
          id={name}
          name={name}
          defaultValue={value}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          autoFocus={wrong !== undefined}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={notes.join(' ')}
        />
      </div>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className={isLow ? 'wrong' : 'hint'} id={`${name}-contrast`} data-look-contrast="">
        {text}
      </p>
    </div>
  );
}

/** The same label stands in both schemes. */
function labelOf(field: LookField): string {
  const { label } = field;
  return field.kind === 'color' ? `${label}, ${field.scheme}` : label;
}

/** What a part has while nobody chooses it; '' for the font of the theme. */
function usualValue({ field, theme }: Pick<LookControlProps, 'field' | 'theme'>): string {
  if (field.kind === 'color') return theme.color(field.role, field.scheme);
  return field.kind === 'step' ? field.default : '';
}

function optionsOf({
  field,
  theme,
  fonts,
  value,
}: LookControlProps): (readonly [string, string])[] {
  if (field.kind === 'color') return [];
  if (field.kind === 'step') return [...field.options];
  const family = theme.families[field.name === 'display-font' ? 'display' : 'text'];
  const usual = family ? sayOfLook('asThemeFont', { name: family }) : sayOfLook('asTheme');
  const isOffered = value === '' || fonts.some(({ id }) => id === value);
  return [
    ['', usual],
    // What is chosen stays, also while it cannot be listed.
    ...(isOffered ? [] : [[value, sayOfLook('chosenFont')] as const]),
    ...fonts.map(({ id, name }) => [id, name] as const),
  ];
}
