import { BookOpen, Brain, HandHeart, Quote, Sparkles, type LucideIcon } from 'lucide-react';
import type { TodayItem } from './model/todayItem';

interface ItemKind {
  icon: LucideIcon;
  /** Singular and plural, for the summary: '1 passage', '3 passages'. */
  noun: readonly [one: string, more: string];
}

export const ITEM_KINDS: Readonly<Record<TodayItem['kind'], ItemKind>> = {
  passage: { icon: Brain, noun: ['passage', 'passages'] },
  reading: { icon: BookOpen, noun: ['chapter', 'chapters'] },
  nugget: { icon: Sparkles, noun: ['nugget', 'nuggets'] },
  quote: { icon: Quote, noun: ['quote', 'quotes'] },
  prayer: { icon: HandHeart, noun: ['prayer', 'prayers'] },
};
