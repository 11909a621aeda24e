import { createIssue, isRecord, type Issue, ownProperty } from '@frontage/core-lifecycle/reading';

/** A style sheet of a font service, with `@font-face` rules. */
export interface FontSheet {
  /** Its https address. The service must allow other origins to read it (CORS). */
  address: string;
  /** The https origin of its font files. @default that of the sheet */
  filesFrom?: string;
}

/** The most font sheets of a site: each is one more request before letters look right. */
export const maxFontSheets = 4;

/**
 * Reads an https address as a URL without a name and password; undefined for anything else. Hosts
 * are plain: in a policy `;` and `,` have a meaning.
 */
export function readHttpsAddress(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return undefined;
  const url = new URL(raw);
  const isPlain = /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(url.origin);
  return isPlain && url.href.startsWith(`${url.origin}/`) ? url : undefined;
}

/**
 * Reads the font sheets of a site [7.27] from any value. It never throws: an invalid address is
 * left out with an issue, and so is every sheet beyond the fourth.
 *
 * @example
 * const { fontSheets } = readFontSheets([{ address: 'https://fonts.example/css?family=Fraunces'
 * }]);
 */
export function readFontSheets(raw: unknown): {
  fontSheets: Required<FontSheet>[];
  issues: Issue[];
} {
  const issues: Issue[] = [];
  if (raw === undefined || raw === null) return { fontSheets: [], issues };
  if (!Array.isArray(raw))
    return { fontSheets: [], issues: [createIssue('type', '', 'a list', raw)] };
  if (raw.length > maxFontSheets)
    issues.push(createIssue('value', '', `at most ${maxFontSheets} font sheets`, raw));
  const fontSheets = raw.flatMap(
    (entry: unknown, index) => readFontSheet(entry, `${index}`, issues) ?? [],
  );
  return { fontSheets: fontSheets.slice(0, maxFontSheets), issues };
}

function readFontSheet(
  raw: unknown,
  field: string,
  issues: Issue[],
): Required<FontSheet> | undefined {
  if (!isRecord(raw)) {
    issues.push(createIssue('type', field, 'an object', raw));
    return undefined;
  }
  const address = readHttpsAddress(ownProperty(raw, 'address'));
  if (!address)
    issues.push(
      createIssue('value', `${field}.address`, 'an https address', ownProperty(raw, 'address')),
    );
  const filesFrom = ownProperty(raw, 'filesFrom') ?? undefined;
  const files = readHttpsAddress(filesFrom);
  if (filesFrom !== undefined && !files)
    issues.push(createIssue('value', `${field}.filesFrom`, 'an https origin', filesFrom));
  return address && { address: address.href, filesFrom: (files ?? address).origin };
}
