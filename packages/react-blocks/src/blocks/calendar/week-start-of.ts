/** Days of the week as `Date` counts them. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Regions whose weeks begin on Saturday or Sunday, as CLDR has them; all others on Monday. */
const otherStarts: Readonly<Record<6 | 0, string>> = {
  6: 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
  0:
    'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO ' +
    'MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
};

/** Gives the day on which weeks begin where a language is spoken. */
export function weekStartOf(locale: string): WeekDay {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  if (otherStarts[6].split(' ').includes(region)) return 6;
  return otherStarts[0].split(' ').includes(region) ? 0 : 1;
}
