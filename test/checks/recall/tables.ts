import { CORRECTION_CASES } from './correctionCases';
import { expectedVerdict, foundVerdict } from './judged';
import { calibration, logLoss, simulatedMonth, type Prediction } from './month';
import { REACHED_CASES } from './reachedCases';

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
  print('\n| about | text | answer | found | verdict |\n|---|---|---|---|---|');
  const cases = [...CORRECTION_CASES, ...REACHED_CASES];
  let agreed = 0;
  for (const each of cases) {
    const found = JSON.stringify(foundVerdict(each));
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
