// Written by `pnpm blocks` from `react.ts`.
export {
  Accordion,
  type AccordionItemData,
  type AccordionProps,
} from '../blocks/accordion/Accordion';
