import type { FormDefinition } from '@frontage/form-runtime';
import { useEffect, useRef, type RefObject } from 'react';
import { useMount } from '../../render/use-mount';
import type { FormHostProps } from './host-form';

/** Mounts the form that a component rendered. @returns the ref of the block's root */
export function useHostForm(
  definition: FormDefinition,
  props: FormHostProps,
): RefObject<HTMLDivElement | null> {
  const last = useRef(props);
  useEffect(() => {
    last.current = props;
  });
  return useMount(
    async () => (await import('./host-form')).hostForm(last),
    // Compared as text: a host that creates an equal definition in each render must not end a
    // submission.
    JSON.stringify(definition),
  );
}
