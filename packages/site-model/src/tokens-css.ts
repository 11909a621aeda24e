import { tokens } from './tokens';

/** The CSS units of each group; font sizes grow with the reader's own font size. */
const units = {
  size: (pixels: number) => `${pixels / 16}rem`,
  weight: (weight: number) => `${weight}`,
  radius: (pixels: number) => `${pixels}px`,
  space: (pixels: number) => `${pixels}px`,
  time: (milliseconds: number) => `${milliseconds}ms`,
};

/**
 * Formats the design tokens [9.25] as CSS custom properties, in the cascade layer
 * `tokens`: `--fr-size-1` … `--fr-time-7`, `--fr-color-neutral-50` … and one `--fr-color-<role>`
 * per role that follows `color-scheme`.
 *
 * @param selector of what has them. @default the whole page
 */
export function tokensCss(selector = ':root'): string {
  const numbers = (['size', 'weight', 'radius', 'space', 'time'] as const).flatMap((group) =>
    Object.entries(tokens[group]).map(
      ([step, value]) => `--fr-${group}-${step}:${units[group](value)}`,
    ),
  );
  const colors = Object.entries(tokens.color).map(([name, value]) => `--fr-color-${name}:${value}`);
  const roles = Object.entries(tokens.role).map(
    ([role, { light, dark }]) =>
      `--fr-color-${role}:light-dark(var(--fr-color-${light}),var(--fr-color-${dark}))`,
  );
  return `@layer tokens{${selector}{color-scheme:light dark;${[...numbers, ...colors, ...roles].join(';')}}}`;
}
