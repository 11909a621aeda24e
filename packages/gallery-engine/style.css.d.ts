// For projects whose TypeScript does not know style sheets.
export {};
