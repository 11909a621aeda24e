import type { SettingField } from './setting-field';

/** Renders what is said below a field while its form is in a state. */
export function WarningPart({ field: { name, warning } }: { readonly field: SettingField }) {
  return (
    warning && (
      <p className="wrong" data-warning={name} role="status">
        {warning.text}
      </p>
    )
  );
}

/** Gives the style that shows warnings while they hold, in the form and beside the preview. */
export function warningStyle(fields: readonly SettingField[]): string {
  return fields
    .flatMap(({ name, warning }) => {
      if (!warning) return [];
      const state = warning.while.map((condition) => `:has(${condition})`).join('');
      return `main:not(${state}) [data-warning=${name}]{display:none}`;
    })
    .join('\n');
}
