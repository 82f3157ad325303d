import { BookOpen, Brain, HandHeart, Quote, Sparkles, type LucideIcon } from 'lucide-react';
import type { Kind } from './model/todayItem';

export const KIND_ICONS: Readonly<Record<Kind, LucideIcon>> = {
  passage: Brain,
  reading: BookOpen,
  nugget: Sparkles,
  quote: Quote,
  prayer: HandHeart,
};
