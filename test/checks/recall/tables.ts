import { correct } from '@/features/memory/recall/model/correction';
import { recallWords, wordsOfAnswer } from '@/features/memory/model/words';
import { CORRECTION_CASES } from './correctionCases';
import { calibration, logLoss, simulatedMonth, type Prediction } from './month';

/* Prints what recall is worth: the simulated month, and each case of the correction with its verdict. */

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const print = (line: string) => process.stdout.write(`${line}\n`);

function printMonth(predictions: readonly Prediction[]): void {
  const recalled = predictions.filter((each) => each.recalled).length / predictions.length;
  const guess = -(recalled * Math.log(recalled) + (1 - recalled) * Math.log(1 - recalled));
  print(`${predictions.length} predictions, ${percent(recalled)} recalled`);
  print('| | log loss |\n|---|---|');
  print(`| the same guess for all | ${guess.toFixed(3)} |`);
  for (const by of ['before', 'after'] as const) print(`| ${by} | ${logLoss(predictions, by).toFixed(3)} |`);
  print(
    '\n| said | before: count | said | recalled | after: count | said | recalled |\n|---|---|---|---|---|---|---|',
  );
  const after = calibration(predictions, 'after');
  for (const [tenth, before] of calibration(predictions, 'before').entries()) {
    const cells = [before, after[tenth]].flatMap((each) =>
      each && each.count > 0 ? [each.count, percent(each.predicted), percent(each.recalled)] : [0, '', ''],
    );
    print(`| ${percent(before.from)} and more | ${cells.join(' | ')} |`);
  }
}

function printCorrection(): void {
  print('\n| about | text | answer | wrong | too many | verdict |\n|---|---|---|---|---|---|');
  let agreed = 0;
  for (const { about, text, answer, wrong, tooMany, verses } of CORRECTION_CASES) {
    const words = recallWords(text);
    const { missed, added } = correct(
      words,
      wordsOfAnswer(answer),
      verses && { ...verses, lines: text.split('\n') },
    );
    const found = missed.map((place) => words[place]?.key ?? '').join(' ');
    const expected = recallWords(wrong)
      .map(({ key }) => key)
      .join(' ');
    const isAgreed = found === expected && added === tooMany;
    agreed += Number(isAgreed);
    print(
      `| ${about} | ${text} | ${answer} | ${found} | ${added} | ${isAgreed ? 'as judged' : `not: ${expected}, ${tooMany}`} |`,
    );
  }
  print(`\n${agreed} of ${CORRECTION_CASES.length} cases as judged from the texts`);
}

printMonth([1, 2, 3].flatMap(simulatedMonth));
printCorrection();
