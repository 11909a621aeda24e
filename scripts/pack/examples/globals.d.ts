// What users' pages have besides their imports.

/** On a published page, see the README of census. */
declare const Frontage: {
  sendPixel:
    | ((event: { name: string; details: { valueCents: number; currency: string } }) => void)
    | undefined;
};

/** An advertiser's function. */
declare function fbq(...values: unknown[]): void;
