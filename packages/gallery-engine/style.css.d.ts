// For projects whose TypeScript knows no style sheets.
export {};
