import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useEffect, useState } from 'react';
import { hostContext } from './use-mount';

/**
 * What a component in a React host makes of its window once it is there; it ends with
 * the component. Undefined on the server and in the first render, so that both agree.
 *
 * @param make makes it; the same function each time
 */
export function useHost<Made>(make: (context: BlockContext) => Made): Made | undefined {
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    const ended = new AbortController();
    setMade(() => make(hostContext(ended.signal)));
    return () => {
      ended.abort();
      setMade(undefined);
    };
  }, [make]);
  return made;
}
