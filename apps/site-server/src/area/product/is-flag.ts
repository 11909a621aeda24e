const flags: readonly string[] = [
  'taxable',
  'unlimited',
  'on-sale',
  'sold-once',
  'donation',
  'donation-free',
];

/** Whether a control is a check box, by its name without a variant. */
export function isFlag(name: string): boolean {
  return flags.includes(name);
}
