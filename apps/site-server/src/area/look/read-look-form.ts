import {
  lookFields,
  readLook,
  readThemeLook,
  startingLooks,
  type LookPart,
  type SiteLook,
} from '@frontage/site-model/look';
import { sayOfLook } from './look-texts';

/** A look as it was entered: what can be stored of it, and what is wrong with the rest. */
export interface EnteredLook {
  readonly look: SiteLook;
  readonly wrong: ReadonlyMap<LookPart, string>;
}

/**
 * Reads the look that a form holds. A colour that is that of the theme is not chosen: it follows
 * the theme. What a button resets or starts from wins over what was entered.
 *
 * @param sent controls by name; `do` is the button
 * @param theme the style sheet of the site's theme
 */
export function readLookForm(
  sent: Readonly<Record<string, string>> & { readonly do: string },
  theme: string,
): EnteredLook {
  const [act, name = ''] = sent.do.split('@');
  if (act === 'start') {
    const started = startingLooks.find(({ id }) => id === name);
    return { look: started?.look ?? {}, wrong: new Map() };
  }
  const { [act === 'reset' ? name : '']: _reset, ...kept } = sent;
  const { look, issues } = readLook(kept);
  const themeLook = readThemeLook(theme);
  const chosen = lookFields.flatMap((field) => {
    const value = look[field.name];
    const isTheme = field.kind === 'color' && value === themeLook.color(field.role, field.scheme);
    return value === undefined || isTheme ? [] : [[field.name, value] as const];
  });
  const wrong = lookFields
    .filter(({ name: part }) => issues.some(({ field }) => field === part))
    .map(
      ({ name: part, kind }) =>
        [
          part,
          kind === 'color'
            ? sayOfLook('notColor', { entered: kept[part] ?? '' })
            : sayOfLook('notOffered'),
        ] as const,
    );
  return { look: Object.fromEntries(chosen), wrong: new Map(wrong) };
}
