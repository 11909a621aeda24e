/** Files that a browser test takes as text. */
declare module '*?raw' {
  const text: string;
  export { text as default };
}

/** Style sheets that a browser test takes as text, with what they import. */
declare module '*?inline' {
  const text: string;
  export { text as default };
}
