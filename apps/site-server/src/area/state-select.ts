import type { FilterSelectProps } from './ListFilters';

/**
 * Makes the filter by the states of what a list shows.
 *
 * @param say gives a text of the section; each state has one
 * @param states in the order in which they are offered
 * @param value what is chosen; undefined for all
 */
export function stateSelect<State extends string>(
  say: (code: State | 'state' | 'allStates') => string,
  states: readonly State[],
  value: State | undefined,
): FilterSelectProps {
  return {
    name: 'state',
    label: say('state'),
    all: say('allStates'),
    options: states.map((state) => [state, say(state)]),
    value,
  };
}
