import type { Work } from "#core/jobs/kind";
import { writeDump as kind, removeObjects } from "#core/jobs/kinds";
import { DUMP_MANIFEST, type DumpFile, type DumpPosition, dumpFileName, dumpKey } from "#core/public-data/dump";
import { PUBLIC_KINDS, type PublicKind } from "#core/public-data/kinds";
import { again } from "#jobs/again";
import { defineJob, type JobContext } from "#jobs/define";
import type { Statement } from "#store/db";
import { type DumpRow, deleteDump, dumpById, moveDump, newestDumps, nextPublic } from "#store/dumps";
import { enqueue } from "#store/outbox";
import { commitGuarded } from "#usecases/commit-guarded";
import { dumpManifest, packedRecords } from "#usecases/public/dump-file";
import { publicRecords } from "#usecases/public/public-records";

/** Records of one file: a profile may have tens of kilobytes. */
const RECORDS: Readonly<Record<PublicKind, number>> = { category: 500, listing: 50, founder: 100, week: 20 };
/** Whole dumps that stay: one may be fetched while the next comes. */
const KEPT = 2;
/** Objects of one removal. */
const REMOVED_AT_ONCE = 500;

/** Writes the next file of a dump; after the last one, what names them all. Source: docs/data.md#files. */
export default defineJob(kind, {
	async run(work, ctx) {
		const { db, now, ports, links } = ctx;
		const at = now.getTime();
		const dump = await dumpById(db, work.subject);
		if (dump?.state !== "running") return "no files are being written";
		const refs = await nextPublic(db, dump.position.kind, dump.position.after, RECORDS[dump.position.kind]);
		const things = refs.map((ref) => ({ kind: dump.position.kind, ref }));
		const records = (await publicRecords(db, things, links)).filter(({ record }) => record !== null);
		const file = records.length === 0 ? null : await written(dump, records);
		const position = nextPosition(dump.position, refs, file !== null);
		const statements = (state?: "done") =>
			moveDump(db, dump, { position: position ?? dump.position, file, now: at, ...(state && { state }) });
		if (position !== null) {
			return commitGuarded(
				db,
				async () => ({
					statements: [...statements(), again(kind, work, ctx)],
					outcome: `${records.length} of ${dump.position.kind}`,
				}),
				OVERTAKEN,
			);
		}
		const all = file === null ? dump.files : [...dump.files, file];
		const manifest = new TextEncoder().encode(JSON.stringify(dumpManifest({ ...dump, files: all }, ctx)));
		await ports.objects.put(dumpKey(dump.name, DUMP_MANIFEST), manifest, "application/json");
		const older = await removals(work, ctx);
		return commitGuarded(
			db,
			async () => ({ statements: [...statements("done"), ...older], outcome: "done" }),
			OVERTAKEN,
		);

		async function written(of: DumpRow, found: typeof records): Promise<DumpFile> {
			const name = dumpFileName(of.position.kind, of.position.files + 1);
			const { bytes, sha256 } = await packedRecords(found);
			await ports.objects.put(dumpKey(of.name, name), bytes, "application/gzip");
			return { file: name, kind: of.position.kind, records: found.length, bytes: bytes.length, sha256 };
		}
	},
	async gaveUp({ subject }, { db, now }) {
		const dump = await dumpById(db, subject);
		if (dump?.state !== "running") return;
		const step = { position: dump.position, file: null, state: "failed", now: now.getTime() } as const;
		await commitGuarded(db, async () => ({ statements: moveDump(db, dump, step), outcome: undefined }), {
			moved: undefined,
		});
	},
});

const OVERTAKEN = { moved: "another run has made this step" };

/** @returns null behind the last kind. */
function nextPosition(
	{ kind: of, files }: DumpPosition,
	refs: readonly string[],
	isFile: boolean,
): DumpPosition | null {
	const last = refs.at(-1);
	if (last !== undefined && refs.length === RECORDS[of])
		return { kind: of, after: last, files: files + (isFile ? 1 : 0) };
	const next = PUBLIC_KINDS[PUBLIC_KINDS.indexOf(of) + 1];
	return next === undefined ? null : { kind: next, after: "", files: 0 };
}

/** Takes away the dumps before the last whole one, and what is left of those that failed. */
async function removals({ subject }: Work<typeof kind>, { db, now }: JobContext): Promise<Statement[]> {
	const at = now.getTime();
	const earlier = (await newestDumps(db)).filter(({ id }) => id !== subject);
	const kept = new Set(earlier.filter(({ state }) => state === "done").slice(0, KEPT - 1));
	const gone = await Promise.all(earlier.filter((dump) => !kept.has(dump)).map(({ id }) => dumpById(db, id)));
	return gone
		.filter((dump) => dump !== null)
		.flatMap((dump) => {
			const keys = [...dump.files.map(({ file }) => file), DUMP_MANIFEST].map((file) => dumpKey(dump.name, file));
			const parts: Statement[] = [];
			for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
				const payload = { keys: keys.slice(from, from + REMOVED_AT_ONCE) };
				parts.push(enqueue(db, removeObjects, { subject: `dump ${dump.name}`, payload, dueAt: at, now: at }));
			}
			return [...parts, deleteDump(db, dump.id)];
		});
}
