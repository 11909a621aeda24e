import type { ColorRole } from '../tokens';
import { isLowContrast, type LookContrast } from './judge-contrasts';
import type { LookRole, LookScheme } from './site-look';

/** What an owner reads about the contrast of a colour. */
export interface ContrastWords {
  /** '' where there is nothing to say. */
  readonly text: string;
  readonly isLow: boolean;
}

const grounds: Readonly<Partial<Record<ColorRole, string>>> = {
  ground: 'on the page',
  surface: 'on surfaces',
  accent: 'on the accent',
};

/** Colours that the owner does not choose, but that stand on those which they do. */
const others: Readonly<Partial<Record<ColorRole, string>>> = {
  danger: 'Errors',
  success: 'Good news',
  warning: 'Warnings',
  focus: 'Rings of focus',
};

/**
 * Says in words whether everybody can tell a colour from what it stands on, or what stands on it
 * and cannot be told from it. In English, as is the whole area of owners.
 *
 * @param contrasts those of the whole look
 * @param color which colour of it
 */
export function describeContrast(
  contrasts: readonly LookContrast[],
  { role, scheme }: { readonly role: LookRole; readonly scheme: LookScheme },
): ContrastWords {
  const ofScheme = contrasts.filter((one) => one.scheme === scheme);
  const own = ofScheme.filter((one) => one.role === role);
  const low = own.filter(isLowContrast);
  if (low.length > 0) return { text: `Too faint: ${list(low)}. ${leastOf(low)}`, isLow: true };
  const faint = ofScheme.filter(
    (one) => one.on === role && others[one.role] !== undefined && isLowContrast(one),
  );
  if (faint.length > 0) {
    const names = faint.map((one) => `${others[one.role]} ${ratioWords(one)}`).join(', ');
    return { text: `Too faint on it: ${names}. ${leastOf(faint)}`, isLow: true };
  }
  if (own.length === 0) return { text: '', isLow: false };
  return {
    text: `${list(own)}: easy to ${role === 'line-strong' ? 'see' : 'read'}.`,
    isLow: false,
  };
}

/** Says how many pairs of colours are too faint; '' for none. */
export function describeLowContrasts(contrasts: readonly LookContrast[]): string {
  const low = contrasts.filter(isLowContrast);
  if (low.length === 0) return '';
  const of = (scheme: LookScheme) => low.filter((one) => one.scheme === scheme).length;
  const places = (['light', 'dark'] as const)
    .filter((scheme) => of(scheme) > 0)
    .map((scheme) => `${of(scheme)} in ${scheme}`);
  return `Colours too faint to read: ${places.join(', ')}.`;
}

function list(contrasts: readonly LookContrast[]): string {
  return contrasts.map((one) => `${ratioWords(one)} ${grounds[one.on] ?? ''}`.trim()).join(', ');
}

/** Rounded down, so that what is too faint never reads as enough. */
function ratioWords({ ratio }: LookContrast): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}

function leastOf(contrasts: readonly LookContrast[]): string {
  const least = Math.max(...contrasts.map((one) => one.least));
  return `It takes ${least} : 1.`;
}
