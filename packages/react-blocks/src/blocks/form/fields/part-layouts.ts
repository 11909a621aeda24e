import type { CompositeType, FormField } from '@frontage/form-runtime';
import { addressFormat } from './address-formats';
import type { FormFieldsTexts } from './form-fields.texts';
import { regionOf } from '../../../texts/region-of';
import { countsTo12 } from './counts-to12';
import { dateOrder } from './date-order';

/** One control of a field with several parts. */
export interface PartLayout {
  /** As in its name. */
  readonly part: string;
  readonly label: keyof FormFieldsTexts;
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'tel';
  /** Required if the field is required. */
  readonly needed?: boolean;
  /** Hidden until a country that uses it is chosen. */
  readonly hidden?: boolean;
}

type AutocompleteParts = Readonly<Record<string, string>>;

const addressTokens: AutocompleteParts = {
  country: 'country-name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
};
/** The words of parts whose country has none of its own. */
const usualLabels = {
  country: 'country',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'region',
  zip: 'postalCode',
} as const;
const addressParts = ['line1', 'line2', 'city', 'state', 'zip'] as const;

/**
 * Gives the controls of a field with several parts, in the order of the page's language; their
 * names identify the values, whatever the order.
 *
 * @param locale the page's language tag
 */
export function partLayouts(
  type: CompositeType,
  field: FormField,
  locale: string,
): readonly PartLayout[] {
  return layouts[type](field, locale);
}

const layouts: Readonly<
  Record<CompositeType, (field: FormField, locale: string) => readonly PartLayout[]>
> = {
  name: () => [
    { part: 'first', label: 'first', autocomplete: 'given-name', needed: true },
    { part: 'last', label: 'last', autocomplete: 'family-name' },
  ],
  address: (_, locale) => {
    const { order, labels } = addressFormat(regionOf(locale));
    // Unused parts stay available, hidden: a visitor may be from elsewhere.
    const allParts = [...order, ...addressParts.filter((part) => !order.includes(part))];
    return (['country', ...allParts] as const).map((part) => ({
      part,
      label: labels[part] ?? usualLabels[part],
      autocomplete: addressTokens[part] ?? '',
      needed: part === 'line1' || part === 'city',
      hidden: part !== 'country' && !order.includes(part),
    }));
  },
  date: ({ autocomplete }, locale) =>
    dateOrder(locale).map((part) => ({
      part,
      label: part,
      inputMode: 'numeric',
      needed: true,
      autocomplete: autocomplete === 'bday' ? `bday-${part}` : 'off',
    })),
  time: (_, locale) => {
    // Seconds are not asked for: their place in the value stays blank.
    const parts = countsTo12(locale)
      ? (['hour', 'minute', 'period'] as const)
      : (['hour', 'minute'] as const);
    return parts.map((part) => ({
      part,
      label: part,
      autocomplete: 'off',
      needed: part !== 'period',
      ...(part !== 'period' && { inputMode: 'numeric' }),
    }));
  },
  phone: ({ showCountryCode }, locale) => [
    ...(showCountryCode
      ? [
          {
            part: 'country',
            label: 'countryCode',
            autocomplete: 'tel-country-code',
            inputMode: 'tel',
          } as const,
        ]
      : []),
    ...(hasThreeParts(locale) ? threeParts : wholeNumber),
  ],
};

// Elsewhere numbers have no such parts, and everybody can type one number.
const wholeNumber: readonly PartLayout[] = [
  {
    part: 'line',
    label: 'phoneNumber',
    autocomplete: 'tel-national',
    inputMode: 'tel',
    needed: true,
  },
];
const threeParts: readonly PartLayout[] = [
  { part: 'area', label: 'area', autocomplete: 'tel-area-code', inputMode: 'tel' },
  { part: 'prefix', label: 'prefix', autocomplete: 'tel-local-prefix', inputMode: 'tel' },
  { part: 'line', label: 'line', autocomplete: 'tel-local-suffix', inputMode: 'tel', needed: true },
];

function hasThreeParts(locale: string): boolean {
  return ['US', 'CA'].includes(regionOf(locale) ?? '');
}
