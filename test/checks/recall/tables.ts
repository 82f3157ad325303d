import { CORRECTION_CASES } from './correctionCases';
import { expectedVerdict, foundVerdict } from './judged';
import { calibration, logLoss, simulatedMonth, type Prediction, type Predictor } from './month';
import { REACHED_CASES } from './reachedCases';
import { SPOKEN_CASES } from './spokenCases';

/* Prints the quality of recall: the simulated month, and each case of the correction with its verdict. */

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const print = (line: string) => process.stdout.write(`${line}\n`);

const shareRecalled = (predictions: readonly Prediction[]): number =>
  predictions.filter(({ recalled }) => recalled).length / predictions.length;

function printLosses(
  name: string,
  predictions: readonly Prediction[],
  predictors: readonly Predictor[],
): void {
  const recalled = shareRecalled(predictions);
  const guess = -(recalled * Math.log(recalled) + (1 - recalled) * Math.log(1 - recalled));
  print(`\n${name}: ${predictions.length} predictions, ${percent(recalled)} recalled`);
  print('| | log loss |\n|---|---|');
  print(`| the same guess for all | ${guess.toFixed(3)} |`);
  for (const by of predictors) print(`| ${NAMES[by]} | ${logLoss(predictions, by).toFixed(3)} |`);
}

const NAMES: Readonly<Record<Predictor, string>> = {
  before: 'every view counted as knowing',
  fsrs: 'FSRS alone with the same log',
  now: 'as the screens say',
  order: 'as the order goes',
};

function printMonth(predictions: readonly Prediction[]): void {
  const graded = predictions.filter(({ now }) => now !== null);
  printLosses('Graded at least once', graded, ['before', 'fsrs', 'now']);
  printLosses('All, of which the others are not known yet', predictions, ['before', 'order']);
  print(
    '\n| said | FSRS: count | said | recalled | screens: count | said | recalled |\n|---|---|---|---|---|---|---|',
  );
  const now = calibration(graded, 'now');
  for (const [tenth, fsrs] of calibration(graded, 'fsrs').entries()) {
    const cells = [fsrs, now[tenth]].flatMap((each) =>
      each && each.count > 0 ? [each.count, percent(each.predicted), percent(each.recalled)] : [0, '', ''],
    );
    print(`| ${percent(fsrs.from)} and more | ${cells.join(' | ')} |`);
  }
}

function printCorrection(): void {
  print('\n| about | text | answer | found | verdict |\n|---|---|---|---|---|');
  const cases = [...CORRECTION_CASES, ...REACHED_CASES, ...SPOKEN_CASES];
  const spoken = new Set(SPOKEN_CASES);
  let agreed = 0;
  for (const each of cases) {
    const found = JSON.stringify(foundVerdict(each, spoken.has(each)));
    const expected = JSON.stringify(expectedVerdict(each));
    agreed += Number(found === expected);
    const text = each.text.replaceAll('\n', ' / ');
    print(
      `| ${each.about} | ${text} | ${each.answer} | ${found} | ${found === expected ? 'as judged' : `not: ${expected}`} |`,
    );
  }
  print(`\n${agreed} of ${cases.length} cases as judged from the texts`);
}

printMonth([1, 2, 3].flatMap(simulatedMonth));
printCorrection();
