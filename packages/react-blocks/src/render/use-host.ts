import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { useEffect, useState } from 'react';
import { useHostContext } from '../context/host-context';

/**
 * What a component in a React host makes of its context once it is there; it ends with
 * the component. Undefined on the server and in the first render, so that both agree.
 *
 * @param make makes it; the same function each time
 */
export function useHost<Made>(make: (context: BlockContext) => Made): Made | undefined {
  const host = useHostContext();
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    const ended = new AbortController();
    const value = make({ ...host.context(), signal: ended.signal });
    // It may be a function.
    setMade(() => value);
    return () => {
      ended.abort();
      setMade(undefined);
    };
  }, [host, make]);
  return made;
}
