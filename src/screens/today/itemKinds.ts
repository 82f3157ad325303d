import { BookOpen, Brain, HandHeart, Quote, Sparkles, type LucideIcon } from 'lucide-react';
import type { TodayItem } from '@/domain/today/todayItem';

interface ItemKind {
  icon: LucideIcon;
  /** The word for doing it. */
  verb: string;
  /** Singular and plural, for what was done: '1 passage', '3 passages'. */
  noun: readonly [one: string, more: string];
}

export const ITEM_KINDS: Readonly<Record<TodayItem['kind'], ItemKind>> = {
  passage: { icon: Brain, verb: 'Practise', noun: ['passage', 'passages'] },
  reading: { icon: BookOpen, verb: 'Read', noun: ['chapter', 'chapters'] },
  nugget: { icon: Sparkles, verb: 'Nugget', noun: ['nugget', 'nuggets'] },
  quote: { icon: Quote, verb: 'Quote', noun: ['quote', 'quotes'] },
  prayer: { icon: HandHeart, verb: 'Pray', noun: ['prayer', 'prayers'] },
};
