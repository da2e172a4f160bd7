import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import editSettings from "#actions/team/edit-settings";
import { DAY_MS } from "#core/launches/week";
import { momentOf } from "#core/words/format";
import { logRows } from "#store/audit-log";
import { auditLog } from "#store/schema/index";
import { storedSettings, textsIn } from "#store/site-settings";
import { performAs, teamActor } from "#testing/act";
import { type Browser, openAdmin } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

const tagline = async () => textsIn((await storedSettings(world.db)).stored).site_tagline;
const setTagline = async (text: string) => {
	const { version } = await storedSettings(world.db);
	await performAs(
		teamActor(),
		editSettings,
		{ version, changes: { site_tagline: text }, session_hash: "0".repeat(64) },
		NOW,
	);
};

it("shows who changed what, and takes it back once", async () => {
	await setTagline("Week by <week>");
	await setTagline("Product by product");
	const page = await admin.get("/admin/log");
	expect(page.html).toContain("Changed settings");
	expect(page.html).toContain("Week by &lt;week&gt;");
	const [last] = await logRows(world.db, { action: "edit_settings", limit: 1 });
	const undo = page.form(`/admin/log/${last?.id}/undo`);
	expect((await admin.submit(undo)).location).toBe("/admin/log?done=1");
	expect((await admin.get("/admin/log?done=1")).html).toContain("Done: ");
	expect(await tagline()).toBe("Week by <week>");
	const again = await admin.submit(undo);
	expect(again.status).toBe(400);
	expect(again.html).toContain("taken back since you looked");
	expect(again.html).toContain('href="/admin/log">Go back');
	expect((await admin.get("/admin/log")).html).toContain("Taken back");
});

it("finds rows by who, by what they are about, by action and by days", async () => {
	const row = { at: Date.now() - 30 * DAY_MS, actorKind: "team", detail: {} } as const;
	await world.db.insert(auditLog).values([
		{ ...row, action: "judge_vote", actor: "user:1", subject: "vote:7" },
		{ ...row, action: "edit_category", actor: "user:9", subject: "category:3", at: Date.now() },
		{ ...row, action: "cast_vote", actorKind: "person", actor: "user:5", subject: "vote:8" },
	]);
	const shown = async (query: string) => {
		const { html } = await admin.get(`/admin/log?${query}`);
		return ["vote:7", "category:3", "vote:8"].filter((subject) => {
			const [kind = "", id = ""] = subject.split(":");
			return html.includes(`<bdi>${kind[0]?.toUpperCase()}${kind.slice(1)} ${id}</bdi>`);
		});
	};
	expect(await shown("")).toEqual(["vote:7", "category:3"]);
	expect(await shown("q=user:9")).toEqual(["category:3"]);
	expect(await shown("q=vote:8")).toEqual(["vote:8"]);
	expect(await shown("q=admin@example.com&action=judge_vote")).toEqual(["vote:7"]);
	expect(await shown("q=nobody@example.com")).toEqual([]);
	expect(await shown("action=edit_category")).toEqual(["category:3"]);
	expect(await shown("days=7")).toEqual(["category:3"]);
});

it("names what a row is about, with a link to the team's page of it", async () => {
	const { id } = await mintListing(world.db, "acme", { name: "Acme <b>" });
	const row = { at: Date.now(), actorKind: "team", detail: {}, actor: "user:1", action: "hide_listing" } as const;
	const subjects = [`listing:${id}`, "listing:999999", "user:999999", "order:LW-1"];
	await world.db.insert(auditLog).values(subjects.map((subject) => ({ ...row, subject })));
	const { html } = await admin.get("/admin/log");
	expect(html).toContain('<a href="/admin/listings/acme"><bdi>Listing Acme &lt;b&gt;</bdi></a>');
	expect(html).toContain("<bdi>Listing 999999</bdi>, no longer there");
	expect(html).toContain("<bdi>Account 999999</bdi>, no longer there");
	expect(html).not.toContain("/admin/listings/999999");
	expect(html).toContain('<a href="/admin/orders/LW-1">');
});

it("says who did it: by name or by what their address begins with, with a link, and whose account is gone", async () => {
	const [ada, bob] = [await world.person("ada@example.com"), await world.person("bob@example.com")];
	await world.db.run(sql`UPDATE users SET name = 'Ada <b>' WHERE id = ${ada.userId}`);
	const row = { at: Date.now(), detail: {}, subject: "settings:site", action: "edit_settings" } as const;
	await world.db.insert(auditLog).values([
		{ ...row, actorKind: "team", actor: `user:${ada.userId}` },
		{ ...row, actorKind: "person", actor: `user:${bob.userId}`, refused: "insufficient_scope" },
		{ ...row, actorKind: "team", actor: "user:999999" },
		{ ...row, actorKind: "person", actor: "user:888888", refused: "insufficient_scope", subject: `user:${bob.userId}` },
		{ ...row, actorKind: "team", actor: "provider:stripe" },
	]);
	const { html } = await admin.get("/admin/log");
	expect(html).toContain(`<a href="/admin/people/${ada.userId}"><bdi>Ada &lt;b&gt;</bdi></a> of the site team, `);
	expect(html).toContain(`<a href="/admin/people/${bob.userId}"><bdi>bob</bdi></a>, <time`);
	expect(html).toContain("<bdi>Account 999999</bdi>, no longer there, <time");
	expect(html).toContain("<bdi>Account 888888</bdi>, no longer there, <time");
	expect(html).toContain(`<a href="/admin/people/${bob.userId}"><bdi>Account bob</bdi></a>`);
	expect(html).toContain("The service, <time");
});

it("says of a review whose it is, of a time when it was, and of a sum what it was", async () => {
	const { id } = await mintListing(world.db, "acme", { name: "Acme" });
	const review = await mintReview(world.db, (await world.person()).userId, id);
	const detail = {
		before: JSON.stringify({ rejected_at: null, back_cents: 0 }),
		after: JSON.stringify({ rejected_at: NOW.getTime(), back_cents: 11781 }),
	};
	const row = { at: Date.now(), actorKind: "team", actor: "user:1", action: "judge_review", detail } as const;
	await world.db.insert(auditLog).values({ ...row, subject: `review:${review.id}` });
	const { html } = await admin.get("/admin/log");
	expect(html).toContain("<bdi>Review of Acme</bdi>");
	expect(html).toContain(momentOf(NOW.getTime()));
	expect(html).not.toContain(String(NOW.getTime()));
	expect(html).toContain("$117.81");
	expect(html).not.toMatch(/11781|cents/);
});

it("reads no more of a log of thousands than it shows", async () => {
	await world.db.run(`INSERT INTO audit_log (at, action, actor_kind, actor, subject)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
		SELECT i, 'cast_vote', iif(i % 10 = 0, 'team', 'person'), 'user:' || (i % 7), 'vote:' || i FROM n`);
	for (const query of [{}, { actor: "user:3" }, { action: "cast_vote" }, { before: 900 }]) {
		const { rowsRead, result } = await countRows(() => logRows(world.db, { ...query, limit: 50 }));
		expect(result, JSON.stringify(query)).toHaveLength(50);
		expect(rowsRead, JSON.stringify(query)).toBeLessThanOrEqual(160);
	}
});
