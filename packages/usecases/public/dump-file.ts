import type { DumpManifest } from "#core/public-data/dump";
import { PUBLIC_KINDS, type PublicKind } from "#core/public-data/kinds";
import type { Settings } from "#core/settings";
import { sha256OfBytes } from "#core/sha256";
import type { Links } from "#core/web/links";
import type { DumpRow } from "#store/dumps";
import type { PublicRecord } from "#usecases/public/public-records";

/** Records as a file of a dump: a line of JSON each, packed with gzip. */
export async function packedRecords(records: readonly PublicRecord[]): Promise<{ bytes: Uint8Array; sha256: string }> {
	const text = records.map((record) => `${JSON.stringify(record)}\n`).join("");
	const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
	const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
	return { bytes, sha256: await sha256OfBytes(bytes) };
}

/** What names the files of a dump, and says what may be done with them. */
export function dumpManifest(
	dump: DumpRow,
	{ settings, links }: { settings: Pick<Settings, "siteName" | "dumps">; links: Links },
): DumpManifest {
	const count = (kind: PublicKind) =>
		dump.files.filter((file) => file.kind === kind).reduce((sum, { records }) => sum + records, 0);
	return {
		launchweek_dump: 1,
		name: dump.name,
		site: links.origin,
		begun_at: new Date(dump.begunAt).toISOString(),
		cursor: dump.cursor,
		changes: `${links.origin}/feeds/changes.jsonl?since=${dump.cursor}`,
		licence: { ...settings.dumps.licence, attribution: `${settings.siteName}, ${links.origin}` },
		records: Object.fromEntries(PUBLIC_KINDS.map((kind) => [kind, count(kind)])) as DumpManifest["records"],
		files: dump.files,
	};
}
