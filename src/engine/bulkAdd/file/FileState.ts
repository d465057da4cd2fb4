import { useState } from 'react';
import { unusedHeaders } from '../mapping/unusedHeaders.ts';
import { useRowDraft } from '../rows/useRowDraft.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { shareState } from '../shareState.tsx';
import { useImport } from './useImport.ts';

interface Options {
  /** Where the rows are stored until they are sent. */
  place: string;
  /** Columns that were not read of the file whose rows were stored before. */
  storedHeaders: readonly string[];
}

/** The file whose rows are in the grid, or are going to be. */
export const [FileProvider, useFileState] = shareState(({ place, storedHeaders }: Options) => {
  const { definition, fields, rows, verdicts, hasRoom } = useRowsState();
  const [unknownHeaders, setUnknownHeaders] = useState(storedHeaders);
  useRowDraft(place, rows.rows, unknownHeaders);
  const imports = useImport({
    resource: definition.resource,
    fields,
    onRows(read, { id, overview }) {
      if (!hasRoom(read.length, id)) return false;
      rows.append(read, id);
      setUnknownHeaders(unusedHeaders(overview));
      verdicts.forget();
      return true;
    },
  });
  return {
    imports,
    /** Of a file whose columns cannot be changed any more. */
    unknownHeaders: imports.file === null ? unknownHeaders : [],
    forgetUnknown: () => setUnknownHeaders([]),
    /** Whether rows of the uploaded file are in the grid. */
    hasUploaded: rows.rows.some(({ upload }) => upload !== undefined && upload === imports.file?.id),
    /** When its rows have been sent. */
    forget() {
      setUnknownHeaders([]);
      imports.forget();
      imports.forgetRefusal();
    },
  };
});
