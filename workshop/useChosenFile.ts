import { useEffect, useRef, useState } from 'react';
import type { Table } from '../sheets/open/table.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import type { CheckedFile, UnreadFile } from './checkFile.ts';
import { importedFile, type OpenedFile, openFile } from './openFile.ts';

/** The chosen file, if its sheets leave a choice. */
interface Workbook {
  readonly file: File;
  readonly reason: string;
  readonly sheets: readonly string[];
  readonly chosen: string | null;
}

const NOTHING: OpenedFile = { check: null, foreign: null, bytes: null };

/** The file that the person chose, from opening to checking. @param first opened at the start */
export function useChosenFile(keptMapping: () => Promise<Mapping | null>, first?: File) {
  const [opened, setOpened] = useState<OpenedFile>(NOTHING);
  const [isReading, setReading] = useState(false);
  const [workbook, setWorkbook] = useState<Workbook | null>(null);
  const newest = useRef<object | null>(null);

  const read = async (file: File, sheet?: string): Promise<void> => {
    const attempt = {};
    newest.current = attempt;
    setOpened(NOTHING);
    setReading(true);
    const found = await openFile(file, sheet, keptMapping);
    if (newest.current !== attempt) return;
    setOpened(found);
    setReading(false);
    const { check } = found;
    const [problem] = check?.ok ? check.errors : [];
    if (check?.ok && problem && check.choices.length > 0) {
      setWorkbook({ file, reason: problem.reason, sheets: check.choices, chosen: null });
      setOpened(NOTHING);
    }
  };

  const begin = useRef(() => first && read(first));
  useEffect(() => void begin.current(), []);

  const { check, foreign } = opened;
  const checked: CheckedFile | null = check?.ok ? check : null;
  const refused: UnreadFile | null = check?.ok === false ? check : null;
  return {
    isReading,
    workbook,
    checked,
    refused,
    /** The bytes of the file; null until they are read. */
    bytes: opened.bytes,
    /** A file with its own columns. While `checked` is null, the person says what they mean. */
    foreign,
    /** Changes as soon as another file is chosen. */
    attempt: newest,
    take(file: File): Promise<void> {
      setWorkbook(null);
      return read(file);
    },
    takeSheet(sheet: string): void {
      if (!workbook) return;
      setWorkbook({ ...workbook, chosen: sheet });
      void read(workbook.file, sheet);
    },
    applyMapping(mapping: Mapping, source: Table): void {
      if (!foreign) return;
      const mapped = { ...foreign, source, mapping, isKept: false };
      setOpened({ check: { ok: true, ...importedFile(mapped) }, foreign: mapped, bytes: opened.bytes });
    },
    changeMapping(): void {
      setOpened({ check: null, foreign, bytes: opened.bytes });
    },
    clear(): void {
      setOpened(NOTHING);
      setWorkbook(null);
    },
  };
}
