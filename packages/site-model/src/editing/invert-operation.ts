import type { PageOperation } from './page-operation';

/**
 * Returns the operation that takes another one back. It only does so if nobody changed the same
 * thing meanwhile; see `applyOperation`.
 */
export function invertOperation(operation: PageOperation): PageOperation {
  switch (operation.do) {
    case 'setField':
      return { ...operation, value: operation.was, was: operation.value };
    case 'setColumn':
      return { ...operation, value: operation.was, was: operation.value };
    case 'setMark':
      return { ...operation, value: operation.was, was: operation.value };
    case 'setSection':
      return { ...operation, value: operation.was, was: operation.value };
    case 'moveBlock':
      return { ...operation, to: operation.from, from: operation.to };
    case 'moveSection':
      return { ...operation, to: operation.from, from: operation.to };
    case 'addBlock':
      return { ...operation, do: 'removeBlock' };
    case 'removeBlock':
      return { ...operation, do: 'addBlock' };
    case 'addSection':
      return { ...operation, do: 'removeSection' };
    case 'removeSection':
      return { ...operation, do: 'addSection' };
  }
}
