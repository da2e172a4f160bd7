import type { PublicKind } from "#core/public-data/kinds";

/** A file of a dump: lines of JSON, packed with gzip. */
export interface DumpFile {
	file: string;
	kind: PublicKind;
	records: number;
	bytes: number;
	sha256: string;
}

/** Where a dump that is being written stands: the last thing of a kind that is in it. */
export interface DumpPosition {
	kind: PublicKind;
	/** Id of a category, listing or founder, Monday of a week; empty before the first. */
	after: string;
	/** Files of this kind so far. */
	files: number;
}

/** What lies beside the files of a dump, as `manifest.json`. Source: docs/data.md#files. */
export interface DumpManifest {
	launchweek_dump: 1;
	name: string;
	site: string;
	begun_at: string;
	/** Changes after it bring what was written since the files were begun. */
	cursor: string;
	changes: string;
	licence: { name: string; url: string; attribution: string };
	records: Readonly<Record<PublicKind, number>>;
	files: readonly DumpFile[];
}

export const DUMP_MANIFEST = "manifest.json";

/** Its name: the day and time that it was begun at. */
export function dumpName(begunAt: Date): string {
	return begunAt.toISOString().slice(0, 19).replaceAll(":", "");
}

/** Where its objects lie in the bucket. */
export function dumpKey(name: string, file: string): string {
	return `dumps/${name}/${file}`;
}

/** The name of a part of a kind's records, from 1 on. */
export function dumpFileName(kind: PublicKind, part: number): string {
	return `${kind}-${String(part).padStart(5, "0")}.jsonl.gz`;
}
