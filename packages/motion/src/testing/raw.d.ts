/** Files that a browser test takes as text. */
declare module '*?raw' {
  const text: string;
  export { text as default };
}
