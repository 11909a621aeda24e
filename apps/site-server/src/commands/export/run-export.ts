import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { SiteStore } from '../../app/site-store';
import { exportSubmissions, type ExportFormat } from '../../forms/submissions/export-submissions';
import { listUploadsOfForm } from '../../forms/uploads/uploads';
import { exportSubscribers } from '../../newsletter/export-subscribers';
import { explainWords } from '../terminal/explain-words';

/** What `export --help` prints. */
export const exportHelp = `Writes the site as files, or the submissions of a form to standard output:

  export --to <folder>
  export --static --to <folder> [--api <address>]
  export --form <id> [--format csv|json] [--subscribers] [--files <folder>]

  --to           an empty folder for the whole site, which import makes the same site of again:
                 settings, header and footer, look, pages and drafts, redirects, forms, pictures,
                 products with their stock and files, coupons, patterns. Not in it, and only in a
                 backup: what visitors sent, orders, gift cards, reviews, members, accounts, earlier
                 versions of pages, when a draft is published by itself, and the captcha account
  --static       writes pages, scripts, styles and pictures as files that any server can serve, in
                 place of the files that import reads
  --api          address of the server that the copy calls for forms and carts, where it is another
                 one than the copy's: of the same site, such as https://api.studio.example
  --form         id of the form
  --format       csv (default) or json
  --subscribers  writes who signed up through a newsletter form, in place of the submissions
  --files        also copies the uploaded files into a folder, each as <id>-<name>
`;

/** A site as files, by the folder for them. */
export interface SiteExportArguments {
  readonly to: string;
}

/** A static copy, by its folder and the address of the server that it calls. */
export interface StaticExportOrder {
  readonly staticTo: string;
  /** '' for the address of the copy itself. */
  readonly api: string;
}

/** What is written of a form. */
export interface ExportArguments {
  formId: string;
  format: ExportFormat;
  subscribers: boolean;
  /** Folder for the files; none are copied without it. */
  files: string | undefined;
}

/**
 * Reads the arguments after `export`.
 *
 * @param args such as `--form`, `…`
 * @returns a line with what is wrong
 */
export function readExportArguments(
  args: readonly string[],
): ExportArguments | SiteExportArguments | StaticExportOrder | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        to: text,
        form: text,
        format: text,
        files: text,
        subscribers: { type: 'boolean' },
        static: { type: 'boolean' },
        api: text,
      },
    });
    const { to, form = '', format = 'csv', files, subscribers = false } = values;
    if (values.static || values.api !== undefined) return readStatic(values);
    if (to !== undefined)
      return Object.keys(values).length === 1
        ? { to: resolve(to) }
        : '--to stands alone: it writes the whole site.';
    if (form === '') return '--form is missing, expected the id of a form.';
    if (format !== 'csv' && format !== 'json')
      return `--format is ${JSON.stringify(format)}, expected csv or json.`;
    return { formId: form, format, subscribers, files };
  } catch (error) {
    return explainWords(error);
  }
}

function readStatic(values: {
  readonly static?: boolean;
  readonly to?: string;
  readonly api?: string;
}): StaticExportOrder | string {
  const { to, api = '' } = values;
  const others = Object.keys(values).filter((name) => !['static', 'to', 'api'].includes(name));
  if (!values.static) return '--api belongs to --static.';
  if (to === undefined || others.length > 0) return '--static wants --to, and perhaps --api.';
  const origin = URL.canParse(api) ? new URL(api).origin : '';
  if (api !== '' && (!/^https?:/.test(api) || origin !== api.replace(/\/$/, '')))
    return `--api is ${JSON.stringify(api)}, expected an address such as https://api.studio.example.`;
  return { staticTo: resolve(to), api: origin };
}

/** The part of a store that the command needs. */
type ExportStore = Pick<SiteStore, 'read' | 'uploads'>;

/**
 * Runs the command `export`, with which whoever runs the server gets the submissions with their
 * files; the owner's area has those of one form as a table.
 *
 * @param store the store
 * @param order what is wanted
 * @param output where it is written
 * @throws if there never was such a form, or something cannot be written
 */
export async function runExport(
  store: ExportStore,
  { formId, format, subscribers, files }: ExportArguments,
  output: NodeJS.WritableStream,
): Promise<void> {
  const submissions = await exportSubmissions(store, formId, format);
  if (!submissions) throw new Error(`there is no form ${JSON.stringify(formId)}.`);
  await pipeline(subscribers ? exportSubscribers(store, formId, format) : submissions, output, {
    end: false,
  });
  if (files === undefined) return;
  const missing = await copyFiles(store, formId, files);
  if (missing.length > 0)
    throw new Error(
      `everything else was written, but these files are missing from DATA_DIR/uploads: ${missing.join(', ')}.`,
    );
}

/**
 * Copies the files that exist and returns the missing ones: another machine may have them. Of a
 * missing file nothing is touched, so a copy that an earlier run has made stays.
 */
async function copyFiles(store: ExportStore, formId: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const missing: string[] = [];
  for (const { id, name } of await listUploadsOfForm(store.read, formId)) {
    try {
      await copyFile(store.uploads.path(id), join(folder, `${id}-${name}`));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      missing.push(`${id} (${name})`);
    }
  }
  return missing;
}
