// Written by `pnpm blocks` from `react.ts`.
export {
  Accordion,
  type AccordionItemData,
  type AccordionProps,
  type AccordionToggle,
} from '../blocks/accordion/Accordion';
