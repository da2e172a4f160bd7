import { env } from "cloudflare:workers";
import checkImport from "#actions/imports/check-import";
import {
	beginBackup,
	beginDump,
	countDays,
	forgetBackups,
	forgetExpired,
	importListings,
	rebuildSearch,
	reindexCategory,
	removeObjects,
	sendMail,
	takeBackup,
	verifyBackup,
	watchHealth,
	writeDump,
} from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";
import { runBatch } from "#store/db";
import { importById } from "#store/imports";
import { enqueue } from "#store/outbox";
import { performAs, teamActor } from "#testing/act";
import { begin, toTheEnd } from "#testing/backups";
import { work } from "#testing/faults/run";
import type { FaultSubject } from "#testing/faults/walk";
import { handIn } from "#testing/imports";
import { mintVoters } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { leaveSomeMail } from "#testing/some-mail";
import { castVote } from "#testing/votes";
import { NOW } from "#testing/world";

const all = { subject: "all" as const };
const LATER = new Date(NOW.getTime() + DAY_MS);

/** What keeps the service itself going. */
export const SERVICE: readonly FaultSubject[] = [
	work({
		kind: beginBackup,
		async make() {
			await setSettings({ backups_daily: "true" });
			return all;
		},
	}),
	work({ kind: takeBackup, make: async () => void (await begin()) }),
	work({ kind: verifyBackup, make: async () => void (await begin()) }),
	work({
		kind: forgetBackups,
		at: LATER,
		async make() {
			await setSettings({ backups_kept_days: "1", backups_kept_weeks: "1", backups_kept_months: "1" });
			for (const at of [NOW, LATER]) {
				await begin(at);
				await toTheEnd(at);
			}
			return all;
		},
	}),
	work({
		kind: beginDump,
		async make({ db }) {
			await mintListing(db, "acme");
			await setSettings({ dumps_nightly: "true" });
			return all;
		},
	}),
	work({
		kind: writeDump,
		async make({ db }) {
			await mintListing(db, "acme");
			await setSettings({ dumps_nightly: "true" });
			// It begins the files, whose writing is what is looked at.
			await runBatch(db, [enqueue(db, beginDump, { ...all, dueAt: NOW.getTime(), now: NOW.getTime() })]);
			return undefined;
		},
	}),
	work({
		kind: countDays,
		async make({ db }) {
			const { id } = await mintListing(db, "acme");
			const [voter = 0] = await mintVoters(db, 1);
			await castVote(db, { userId: voter, listingId: id, now: new Date("2026-11-16T10:00:00Z") });
			return all;
		},
	}),
	work({
		kind: forgetExpired,
		async make({ db, person }) {
			const { userId } = await person();
			await db.run(
				`INSERT INTO sessions (hash, user_id, created_at, expires_at) VALUES ('a', ${userId}, 0, ${NOW.getTime() - 1})`,
			);
			await db.run(`INSERT INTO costly_counts VALUES ('user:1', 0, 1)`);
			return all;
		},
	}),
	work({
		kind: importListings,
		async make({ db }) {
			await mintCategory(db, "invoicing");
			const id = await handIn(
				"name,website,category\nAcme,https://acme.com/,invoicing\nBeta,https://beta.com/,invoicing\n",
			);
			const mapping = (await importById(db, id))?.mapping ?? {};
			const input = { import_id: id, mapping, categories: {}, category: null };
			await performAs(teamActor(), checkImport, input, NOW);
			return undefined;
		},
	}),
	work({
		kind: rebuildSearch,
		async make({ db }) {
			for (const slug of ["acme", "beta"]) await mintListing(db, slug);
			return all;
		},
	}),
	work({
		kind: reindexCategory,
		async make({ db }) {
			const { id } = await mintCategory(db, "notes", { name: "Notes" });
			await mintListing(db, "acme", { categoryIds: [id] });
			return { subject: id };
		},
	}),
	work({
		kind: removeObjects,
		async make() {
			for (const key of ["a", "b"]) await env.PICTURES.put(key, key);
			return { subject: "pictures", payload: { keys: ["a", "b"] } };
		},
	}),
	work({ kind: sendMail, at: null, make: async (world) => void (await leaveSomeMail(world)) }),
	work({
		kind: watchHealth,
		async make({ db }) {
			await setSettings({ alerts_on: "true", team_email: "team@acme.example" });
			await db.run(`INSERT INTO dead_letters (job, body, created_at) VALUES ('x', '{}', ${NOW.getTime() - 1})`);
			return all;
		},
	}),
];
