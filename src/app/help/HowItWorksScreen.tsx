import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Screen } from '@/ui/layout/Screen';

/** What the app's own words mean, and where each is met. */
const QUESTIONS = [
  {
    question: 'How do I learn a verse?',
    answer:
      'Read it, put its words in order, say it by first letters, and at last write it or say it aloud. Each exercise helps less than the one before. A run with hardly a fault and no peek is by heart; Memory Stats lists all passages that still are, and since when.',
    link: { to: paths.sets, label: 'Sets to begin with' },
  },
  {
    question: 'What is a memory passage?',
    answer:
      'A verse, or some verses in a row, that you want to know by heart. Tap a verse in a chapter and choose Memorise. It begins in Box 1.',
    link: { to: paths.memoryPassages, label: 'My Memory Passages' },
  },
  {
    question: 'How do the boxes work?',
    answer:
      'Box 1 comes back every few days, Box 2 about every two weeks, Box 3 about every six weeks. When a passage is known on three days, it is offered to move down a box, to be seen less often; when it is missed twice, up again. Every Time comes each day.',
    link: { to: paths.memoryPassagesByBox, label: 'Memory Passages by Box' },
  },
  {
    question: 'What is Fading First, and what is likelihood?',
    answer:
      'What you know fades with time. From your own results the app reckons how likely you still know a passage, and Fading First begins with what has faded most. A passage that was never tested has no likelihood: it says “not known yet”.',
    link: { to: paths.practiceSetup, label: 'Practice Setup' },
  },
  {
    question: 'When is a passage due?',
    answer:
      'On a day, not at an hour: tomorrow after Not yet, in one to three days after Nearly, and after Right when you would be about to forget it.',
    link: { to: paths.today, label: 'Today' },
  },
  {
    question: 'What is a nugget?',
    answer:
      'A verse that you keep because you like it, not to learn it. Nuggets have topics, and Browse Bible shows them one at a time, in random order.',
    link: { to: paths.browseBible, label: 'Browse Bible' },
  },
  {
    question: 'How do I act on a verse?',
    answer:
      'Tap it, or its number: copy, memorise, keep as a nugget, write a note, share, compare. A second tap on another verse makes a range.',
    link: { to: paths.viewChapter, label: 'View Chapter' },
  },
  {
    question: 'How do I learn with others?',
    answer:
      'Share passages as a set: whoever opens its link can learn them at once, with no name needed, and keep them. You find Share as a set beside your passages, in a box, and beside the nuggets of a topic.',
    link: { to: paths.memoryPassages, label: 'My Memory Passages' },
  },
  {
    question: 'What happens without a network?',
    answer:
      'The app opens, and what was loaded is there. What you do is kept on this device and sent when the network is back; the icon in the bar says how much waits. Only who signed in without Remember Me has nothing kept, and saves when there is a network.',
    link: null,
  },
  {
    question: 'Whose are my data?',
    answer: 'Yours: you can take all of it with you as a file, and bring it back, at any time.',
    link: { to: paths.yourData, label: 'Your data' },
  },
] as const;

/** One page of questions about the app's own words. */
export function HowItWorksScreen() {
  return (
    <Screen title="How it works" width="reading">
      {QUESTIONS.map(({ question, answer, link }) => (
        <section key={question} aria-label={question}>
          <h2>{question}</h2>
          <p>
            {answer} {link && <Link to={link.to}>{link.label}</Link>}
          </p>
        </section>
      ))}
      <p className="actions">
        <ButtonLink main to={paths.sets}>
          Learn a verse
        </ButtonLink>
      </p>
    </Screen>
  );
}
