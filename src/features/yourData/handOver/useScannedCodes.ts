import { useMemo, useState } from 'react';
import { joinedParts, readCodePart } from './codes';
import { addScanned, forgetScanned, missingCodes, piecesInOrder, readScanned } from './scannedParts';

/** The codes that a user has scanned with this device, and their text once all of them are scanned. */
export function useScannedCodes(user: string) {
  const [scanned, setScanned] = useState(() => readScanned(user));
  const [isInvalid, setInvalid] = useState(false);
  const missing = scanned ? missingCodes(scanned) : [];
  const isComplete = scanned !== null && missing.length === 0;
  /** Undefined until all are scanned; null if they are not of one text. */
  const json = useMemo(
    () => (isComplete ? joinedParts(scanned.textId, piecesInOrder(scanned)) : undefined),
    [isComplete, scanned],
  );
  return {
    scanned,
    missing,
    json,
    isInvalid,
    /** Adds the code that a link's hash contains. */
    scan: (hash: string) => {
      const part = readCodePart(hash);
      setInvalid(part === null);
      if (part) addScanned(user, part);
      setScanned(readScanned(user));
    },
    forget: () => {
      forgetScanned(user);
      setScanned(null);
    },
  };
}
