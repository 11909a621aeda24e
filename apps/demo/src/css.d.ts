/** A style sheet as text, as the demo's build gives it. */
declare module '*.css' {
  const css: string;
  export { css as default };
}
