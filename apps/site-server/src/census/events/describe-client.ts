/** The classes of devices that visits are counted by; `bot` is what says that it is a program. */
export const deviceClasses = ['phone', 'tablet', 'computer', 'bot'] as const;

/** One of them. */
export type DeviceClass = (typeof deviceClasses)[number];

/** What a request tells of the program that sent it. */
export interface Client {
  readonly device: DeviceClass;
  /** Its family, such as `Firefox`; `Other` for what is not known. */
  readonly browser: string;
}

const bots =
  /bot\b|bot[/;_ -]|crawl|spider|slurp|headless|lighthouse|preview|fetch|monitor|scan|curl|wget|python|java\/|go-http|okhttp|axios|node|http-?client|facebookexternalhit|whatsapp/i;

/** Each names itself like those below it as well, so the first that fits is right. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/**
 * Reads what a browser says of itself. Never throws; who says nothing is a bot, since every browser
 * says something.
 *
 * @param userAgent the header
 */
export function describeClient(userAgent: string | undefined): Client {
  const text = (userAgent ?? '').slice(0, 400);
  const browser = browsers.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Other';
  return { device: deviceOf(text), browser };
}

function deviceOf(text: string): DeviceClass {
  if (text === '' || bots.test(text)) return 'bot';
  if (/iPad|Tablet|Kindle|PlayBook|Silk\//.test(text)) return 'tablet';
  if (/Android/.test(text)) return /Mobile/.test(text) ? 'phone' : 'tablet';
  return /iPhone|iPod|Mobile|Opera Mini/.test(text) ? 'phone' : 'computer';
}
