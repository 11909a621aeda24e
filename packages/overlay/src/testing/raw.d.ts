/** Files that a browser test imports as text. */
declare module '*?raw' {
  const text: string;
  export { text as default };
}
