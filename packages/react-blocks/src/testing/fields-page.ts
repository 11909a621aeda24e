import type { FieldTable, KnownField } from '@frontage/site-model/fields';

/** Writes the page of the docs that describes what each kind of block stores, in Markdown. */
export function fieldsPage(tables: Readonly<Record<string, FieldTable>>): string {
  const sections = Object.entries(tables).map(
    ([kind, table]) => `## ${kind}\n\n${tableOf(table) || 'Nothing.'}\n`,
  );
  return `# What blocks store

Written from the tables of fields (\`<name>.fields.ts\`) by \`pnpm blocks\`. A field without a default may be missing; where there is a default, it stands in for what is missing or wrong.

${sections.join('\n')}`;
}

function tableOf({ fields }: FieldTable): string {
  const rows = rowsOf(fields, '');
  if (rows.length === 0) return '';
  return ['| field | kind | default | for owners |', '|---|---|---|---|', ...rows].join('\n');
}

function rowsOf(fields: FieldTable['fields'], within: string): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${within}${name}`;
    const { label, hint } = field;
    const about = hint === undefined ? label : `${label}: ${asWritten(hint)}`;
    const row = `| \`${path}\` | ${kindOf(field)} | ${defaultOf(field)} | ${about} |`;
    if (field.kind === 'list') return [row, ...rowsOf(field.item.fields, `${path}[].`)];
    if (field.kind === 'group') return [row, ...rowsOf(field.table.fields, `${path}.`)];
    return [row];
  });
}

/** A hint that shows Markdown is no Markdown of the page. */
function asWritten(hint: string): string {
  return /[*[]/.test(hint) ? `\`${hint}\`` : hint;
}

function kindOf(field: KnownField): string {
  switch (field.kind) {
    case 'text':
      return `text, at most ${field.most} characters`;
    case 'richText':
      return 'written text';
    case 'fileLink':
      return 'address of a file';
    case 'number':
      return numberOf(field);
    case 'flag':
      return 'yes or no';
    case 'choice':
    case 'color':
      return field.values.map((value) => `\`${value}\``).join(', ');
    case 'reference':
      return `id: ${field.to}`;
    case 'name':
      return `name, at most ${field.most} characters`;
    case 'embed':
      return 'address of a provider';
    case 'list':
      return field.most === undefined ? 'list' : `list of at most ${field.most}`;
    case 'dateTime':
      return 'day and time';
    case 'focalPoint':
      return 'point of a picture';
    case 'link':
    case 'email':
    case 'date':
    case 'group':
      return field.kind;
  }
}

function numberOf({ least, above, most, whole, unit }: KnownField & { kind: 'number' }): string {
  const from = above === undefined ? `from ${least ?? 'any'}` : `over ${above}`;
  return `${whole ? 'whole number' : 'number'}${unit === undefined ? '' : ` in ${unit}`}, ${from} to ${most}`;
}

function defaultOf({ required, fallback }: KnownField): string {
  if (required) return 'required';
  return fallback === undefined ? '–' : `\`${JSON.stringify(fallback)}\``;
}
