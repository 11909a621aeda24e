import { createField, type Built, type FieldAbout, type FieldPresence } from './field';

/** Options of a number. */
export interface NumberOptions extends FieldAbout, FieldPresence<number> {
  /** @default no lower bound */
  readonly least?: number;
  readonly most: number;
  /** It must be greater than this. @default no bound */
  readonly above?: number;
  /** Whether it is a whole number. @default false */
  readonly whole?: boolean;
  /** Its unit. @default none */
  readonly unit?: 'px' | '%' | 's';
  /** What a number out of bounds means. @default 'missing' */
  readonly outside?: 'missing' | 'nearest';
}

/** A number within bounds. */
export function number<const Options extends NumberOptions>(
  options: Options,
): Built<'number', number, Options> {
  return createField('number', options, 0, (raw) => readNumber(raw, options));
}

/** The width of something divided by its height. */
export function ratio<const Options extends FieldAbout>(
  options: Options,
): Built<'number', number, Options & { above: 0; most: 10 }> {
  return number({ ...options, above: 0, most: 10 });
}

/** A length in px. */
export function length<const Options extends Omit<NumberOptions, 'unit'>>(
  options: Options,
): Built<'number', number, Options & { unit: 'px' }> {
  return number({ ...options, unit: 'px' });
}

function readNumber(raw: unknown, options: NumberOptions): number | undefined {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return undefined;
  const { least = -Infinity, most, above = -Infinity, whole = false, outside } = options;
  if (outside === 'nearest') return Math.min(most, Math.max(least, whole ? Math.round(raw) : raw));
  if (whole && !Number.isInteger(raw)) return undefined;
  return raw >= least && raw <= most && raw > above ? raw : undefined;
}
