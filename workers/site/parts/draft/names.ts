import { fieldName } from "#core/words/shared";
import { words } from "../../words/words.ts";
import type { RowId } from "./rows.ts";

/** What people call a row. */
export const rowName = (row: RowId): string => words.draft.rows[row] ?? fieldName(row);
