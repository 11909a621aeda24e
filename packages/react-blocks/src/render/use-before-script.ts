import { useEffect, useRef } from 'react';

/**
 * Takes over what a visitor did before the script came, such as what they typed: fields
 * stay the browser's own until then. It runs once, when the script has come.
 *
 * @param hasScript whether it has; on a served page that is so from the first effect on
 * @param takeOver always that of the last render
 */
export function useBeforeScript(hasScript: boolean, takeOver: () => void): void {
  const last = useRef(takeOver);
  useEffect(() => {
    last.current = takeOver;
  });
  useEffect(() => {
    if (hasScript) last.current();
  }, [hasScript]);
}
