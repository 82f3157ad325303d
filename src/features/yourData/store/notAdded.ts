import { csvOf } from '../model/formats/csv';
import { joinedTopics, NOT_ADDED_COLUMNS } from '../model/formats/tables';
import { itemLabel, type Item } from '../model/item';
import type { ImportRow } from './importJob';
import { isUnfinished } from './runImport';

/** The whole text of an item, so that rows that were not added are not lost with their file. */
function itemText(item: Item): string {
  switch (item.kind) {
    case 'passage':
      return [itemLabel(item), item.ownText, item.explanation].filter((text) => text !== '').join('\n');
    case 'quote':
      return item.text;
    case 'prayer': {
      const { title, details, personName } = item.fields;
      return [title, details, personName].filter((text) => text !== '').join('\n');
    }
    case 'link':
      return `${item.label}: ${item.action}`;
    case 'topic':
    case 'nugget':
    case 'recall':
      return itemLabel(item);
  }
}

const topicsOf = (item: Item): readonly string[] => ('topics' in item ? item.topics : []);

/** The rows that were not added, or without all details, as CSV in pieces; also those that a stopped import did not reach. */
export function notAddedTable(rows: readonly ImportRow[]): Generator<string, void> {
  const left = rows.filter(({ state, reason }) => reason !== undefined || isUnfinished(state));
  return csvOf(
    NOT_ADDED_COLUMNS,
    left.map(({ location, item, reason, failed }) => [
      location,
      itemText(item),
      reason ?? failed ?? 'Not sent yet',
      joinedTopics(topicsOf(item)),
    ]),
  );
}
