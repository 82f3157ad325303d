import { lazyWithPreload } from '@/ui/lazyWithPreload';

interface LinkedReferencesProps {
  text: string;
}

/** Only the text, until the code that reads references is loaded. */
const References = lazyWithPreload<LinkedReferencesProps>(
  async () => (await import('./ReferenceLinks')).ReferenceLinks,
  { waiting: ({ text }) => text },
);

/** A text in which every reference to a verse or chapter is a link to it, in the translation that it names or that was chosen last. */
export function LinkedReferences({ text }: LinkedReferencesProps) {
  // A reference has a number.
  return /\p{Nd}/u.test(text) ? <References text={text} /> : text;
}
